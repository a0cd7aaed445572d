import {
  Banner,
  Button,
  EmptyState,
  ErrorNotice,
  ProgressBar,
  RetryIcon,
  Skeleton,
  Spinner,
  Stack,
} from '@archive-console/ui';
import preview from '#.storybook/preview';
import { hasPairs, Practice, Practices } from './Practice.tsx';

const meta = preview.meta({ title: 'Components/States/Good practice' });

export const BannerPractice = meta.story({
  render: () => (
    <Practices>
      <Practice
        right={{
          shown: (
            <Banner tone="warning" title="Only one administrator is left.">
              Nobody else could restore access.
            </Banner>
          ),
          why: 'It holds for as long as one looks at the page, and then stays as long as it is true.',
        }}
        wrong={{
          shown: <Banner tone="success" title="User created." />,
          why: 'What just happened is a toast: on the page it would still be news tomorrow.',
        }}
      />
      <Practice
        right={{
          shown: (
            <Banner tone="danger" title="The consent ends in 3 days." action={<Button>Renew</Button>}>
              Mail is not archived after that.
            </Banner>
          ),
          why: 'The fact, what follows from it, and the one action that settles it.',
        }}
        wrong={{
          shown: (
            <Banner tone="danger" title="Attention.">
              There is a problem with your connection.
            </Banner>
          ),
          why: 'It alarms, and says neither what is wrong nor what helps.',
        }}
      />
    </Practices>
  ),
  play: hasPairs(2),
});

export const EmptyStatePractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <EmptyState
            title="No groups yet"
            text="A group gives several people the same roles."
            action={<Button design="primary">Create group</Button>}
          />
        ),
        why: 'It says what would stand here, what that is good for, and how to begin.',
      }}
      wrong={{
        shown: <EmptyState title="No data" />,
        why: 'Is it empty, or broken, or not allowed? The reader is left with it.',
      }}
    />
  ),
  play: hasPairs(1),
});

export const ErrorNoticePractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <ErrorNotice
            title="The users could not be loaded"
            text="The service did not answer in time. Nothing was changed."
            action={<Button icon={RetryIcon}>Try again</Button>}
          />
        ),
        why: 'What is missing, that nothing is lost, and the next step.',
      }}
      wrong={{
        shown: <ErrorNotice title="Something went wrong" text="Contact your administrator." />,
        why: 'The reader is the administrator, and learns neither what failed nor what helps.',
      }}
    />
  ),
  play: hasPairs(1),
});

export const SkeletonPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <Stack aria-busy>
            <Skeleton width="40%" />
            <Skeleton shape="block" />
          </Stack>
        ),
        why: 'What comes has its place already: nothing jumps when it is there.',
      }}
      wrong={{
        shown: (
          <Stack align="center">
            <Spinner size={24} />
          </Stack>
        ),
        why: 'A wheel in an empty page says that one waits, not for what, and moves it all in the end.',
      }}
    />
  ),
  play: hasPairs(1),
});

export const ProgressBarPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <ProgressBar
            label="Import of archive-2019.uma"
            value={0.62}
            valueText="62%"
            note="24,800 of 40,000 mails, about 12 minutes left"
          />
        ),
        why: 'How far, of how much, and until when: one can plan with it.',
      }}
      wrong={{
        shown: <ProgressBar label="Working" value={0.62} />,
        why: 'A bar without a figure seems to stand still where the work is long.',
      }}
    />
  ),
  play: hasPairs(1),
});
