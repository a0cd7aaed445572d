import {
  Address,
  Badge,
  DefinitionList,
  Grid,
  Heading,
  Inline,
  MailIcon,
  Stack,
  StatTile,
  Status,
  type StatusSign,
  StorageIcon,
  Text,
} from '@archive-console/ui';
import preview from '#.storybook/preview';
import { leadsTo } from '../leads-to.tsx';
import { hasPairs, Practice } from './Practice.tsx';

const meta = preview.meta({ title: 'Components/Show/Good practice' });

const people = ['Amelie Brandt', 'Carla Weiss', 'Jonas Petersen'];

export const BadgePractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <Stack gap={8}>
            {people.map((name) => (
              <Inline key={name}>
                {name} {name === 'Carla Weiss' && <Badge tone="accent">Administrator</Badge>}
              </Inline>
            ))}
          </Stack>
        ),
        why: 'Only what is out of the ordinary carries a badge, so it is seen.',
      }}
      wrong={{
        shown: (
          <Stack gap={8}>
            {people.map((name) => (
              <Inline key={name}>
                {name} <Badge tone="success">Active</Badge>
                <Badge tone="info">Local</Badge>
                <Badge>{name === 'Carla Weiss' ? 'Administrator' : 'User'}</Badge>
              </Inline>
            ))}
          </Stack>
        ),
        why: 'Where every row has three, the one that matters is not found.',
      }}
    />
  ),
  play: hasPairs(1),
});

const signs: Readonly<Record<string, StatusSign>> = {
  ok: { tone: 'success', label: 'Connected' },
  late: { tone: 'warning', label: 'Expires soon' },
};
const raw: Readonly<Record<string, StatusSign>> = {
  ok: { tone: 'success', label: 'CONN_OK' },
  late: { tone: 'success', label: 'TOKEN_EXPIRY_PENDING' },
};
const unknown: StatusSign = { tone: 'neutral', label: 'Not known' };

const statesBy = (table: typeof signs) => (
  <Inline gap={16}>
    {Object.keys(table).map((state) => (
      <Status key={state} state={state} signs={table} unknown={unknown} />
    ))}
  </Inline>
);

export const StatusPractice = meta.story({
  render: () => (
    <Practice
      right={{ shown: statesBy(signs), why: 'Color and words say the same, in the words of the reader.' }}
      wrong={{
        shown: statesBy(raw),
        why: 'The service’s own names are for logs, and green hides that something runs out.',
      }}
    />
  ),
  play: hasPairs(1),
});

export const StatTilePractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <StatTile
            icon={StorageIcon}
            label="Storage"
            value="78.2 GB"
            note="of 90 GB, full in about 3 weeks"
            meter={{ share: 0.87, tone: 'warning' }}
            render={leadsTo('#storage')}
          />
        ),
        why: 'The figure comes with what it means and leads to what can be done.',
      }}
      wrong={{
        shown: <StatTile icon={MailIcon} label="Bytes" value="83,966,610,637" />,
        why: 'A bare figure leaves the reader to find out whether it is good or bad.',
      }}
    />
  ),
  play: hasPairs(1),
});

const address = <Address>amelie.brandt@lindenhof.example</Address>;

export const DefinitionListPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <DefinitionList
            items={[
              { term: 'E-mail address', description: address },
              { term: 'Last sign-in', description: 'Yesterday, 16:20' },
            ]}
          />
        ),
        why: 'Facts that there are, under the words the reader uses for them.',
      }}
      wrong={{
        shown: (
          <DefinitionList
            items={[
              { term: 'mail', description: address },
              { term: 'manager', description: 'null' },
              { term: 'flags', description: '–' },
            ]}
          />
        ),
        why: 'What has no value is left out, and names of fields are not words.',
      }}
    />
  ),
  play: hasPairs(1),
});

export const HeadingPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <Grid columns={1} gap={4}>
            <Heading level={2}>Delegates of Sales</Heading>
            <Text>Three people read this mailbox.</Text>
          </Grid>
        ),
        why: 'A heading in sentence case says what stands below it.',
      }}
      wrong={{
        shown: (
          <Grid columns={1} gap={4}>
            <Heading level={2}>GENERAL INFORMATION</Heading>
            <Text>Three people read this mailbox.</Text>
          </Grid>
        ),
        why: 'It fits every page, so it tells nothing, and capitals are read letter by letter.',
      }}
    />
  ),
  play: hasPairs(1),
});
