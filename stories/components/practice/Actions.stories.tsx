import {
  Button,
  ButtonGroup,
  CloseIcon,
  CopyIcon,
  IconButton,
  Inline,
  MenuButton,
  MoreIcon,
  Text,
  TextLink,
  WorkingIcon,
} from '@archive-console/ui';
import preview from '#.storybook/preview';
import { leadsTo } from '../leads-to.tsx';
import { hasPairs, Practice, Practices } from './Practice.tsx';

const meta = preview.meta({ title: 'Components/Actions/Good practice' });

export const ButtonPractice = meta.story({
  render: () => (
    <Practices>
      <Practice
        right={{
          shown: (
            <Inline>
              <Button>Paste a list</Button>
              <Button design="primary">Create user</Button>
            </Inline>
          ),
          why: 'One main action: the eye lands on what most people came for.',
        }}
        wrong={{
          shown: (
            <Inline>
              <Button design="primary">Paste a list</Button>
              <Button design="primary">Create user</Button>
            </Inline>
          ),
          why: 'Two main actions ask for the same attention, so neither of them leads.',
        }}
      />
      <Practice
        right={{
          shown: <Button tone="danger">Delete user</Button>,
          why: 'The label names the act and its object: it is understood without the text above it.',
        }}
        wrong={{
          shown: <Button tone="danger">OK</Button>,
          why: 'A label that names no action makes the reader go back to the text above it.',
        }}
      />
    </Practices>
  ),
  play: hasPairs(2),
});

export const ButtonGroupPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <ButtonGroup label="Export">
            <Button>CSV</Button>
            <Button>PDF</Button>
          </ButtonGroup>
        ),
        why: 'Actions of one kind stand in one frame.',
      }}
      wrong={{
        shown: (
          <ButtonGroup label="User">
            <Button>Edit</Button>
            <Button tone="danger">Delete</Button>
          </ButtonGroup>
        ),
        why: 'What destroys stands apart: a press beside it must not cost a user.',
      }}
    />
  ),
  play: hasPairs(1),
});

export const IconButtonPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <Inline>
            <IconButton icon={CopyIcon} label="Copy address" />
            <IconButton icon={CloseIcon} label="Close history" />
          </Inline>
        ),
        why: 'Copy and close are known by their drawing everywhere.',
      }}
      wrong={{
        shown: <IconButton icon={WorkingIcon} label="Synchronize with Microsoft 365" design="primary" />,
        why: 'No drawing says this by itself: where there is room for words, it is a button with words.',
      }}
    />
  ),
  play: hasPairs(1),
});

export const MenuButtonPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <Inline>
            <Button design="primary">Edit user</Button>
            <MenuButton label="More for Amelie Brandt" icon={MoreIcon} items={more} />
          </Inline>
        ),
        why: 'The usual action is a button; what is rarely done waits in the menu.',
      }}
      wrong={{
        shown: <MenuButton label="Actions" design="secondary" items={[edit, ...more]} />,
        why: 'The action that everybody comes for costs a second press, and nothing says that it is there.',
      }}
    />
  ),
  play: hasPairs(1),
});

const onAction = () => {};
const edit = { id: 'edit', label: 'Edit user', onAction };
const more = [
  { id: 'reset', label: 'Reset password', onAction },
  { id: 'delete', label: 'Delete user', tone: 'danger' as const, onAction },
];

export const TextLinkPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <Text>
            Two imports failed. <TextLink render={leadsTo('#imports')}>Show the failed imports</TextLink>
          </Text>
        ),
        why: 'The words say where it leads, also in a list of links that is read aloud.',
      }}
      wrong={{
        shown: (
          <Text>
            Two imports failed. Press <TextLink render={leadsTo('#imports')}>here</TextLink> for more.
          </Text>
        ),
        why: 'By itself, “here” leads to nowhere in particular.',
      }}
    />
  ),
  play: hasPairs(1),
});
