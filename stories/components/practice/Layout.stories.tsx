import {
  Badge,
  Button,
  Card,
  DefinitionList,
  Disclosure,
  Inline,
  MenuButton,
  MoreIcon,
  PageHeader,
  Stack,
  TabLinks,
  Text,
} from '@archive-console/ui';
import preview from '#.storybook/preview';
import { leadsTo } from '../leads-to.tsx';
import { hasPairs, Practice } from './Practice.tsx';

const meta = preview.meta({ title: 'Components/Layout/Good practice' });

const facts = [
  { term: 'Role', description: 'Administrator' },
  { term: 'Last sign-in', description: 'Yesterday, 16:20' },
];

export const CardPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <Card title="Access">
            <DefinitionList items={facts} layout="stacked" />
          </Card>
        ),
        why: 'One frame holds what belongs together.',
      }}
      wrong={{
        shown: (
          <Card title="Roles and sign-in">
            <Stack>
              {facts.map((fact) => (
                <Card key={fact.term}>
                  <DefinitionList items={[fact]} layout="stacked" />
                </Card>
              ))}
            </Stack>
          </Card>
        ),
        why: 'Cards in cards: more lines than facts, and none of them says what belongs to what.',
      }}
    />
  ),
  play: hasPairs(1),
});

export const PageHeaderPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <PageHeader
            title="Carla Weiss"
            badge={<Badge>You</Badge>}
            sentence="Signs in here, administrator."
            actions={
              <Inline>
                <MenuButton
                  label="More for Carla Weiss"
                  icon={MoreIcon}
                  items={[{ id: 'reset', label: 'Reset password', onAction: () => {} }]}
                />
                <Button design="primary">Edit user</Button>
              </Inline>
            }
          />
        ),
        why: 'Who it is, how it stands, and what is usually done: the rest waits in the menu.',
      }}
      wrong={{
        shown: (
          <PageHeader
            title="User details"
            actions={
              <Inline>
                {['Edit', 'Reset', 'Roles', 'Delete'].map((label) => (
                  <Button key={label} design={label === 'Edit' ? 'primary' : 'secondary'}>
                    {label}
                  </Button>
                ))}
              </Inline>
            }
          />
        ),
        why: 'Every user has this page: the title does not say whose, and four buttons are no answer.',
      }}
    />
  ),
  play: hasPairs(1),
});

const tabs = (labels: readonly string[]) =>
  labels.map((label, place) => ({
    id: label,
    label,
    current: place === 0,
    render: leadsTo(`#${label.toLowerCase()}`),
  }));

export const TabLinksPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: <TabLinks label="Parts of Carla Weiss" items={tabs(['Profile', 'Roles', 'Groups'])} />,
        why: 'Parts of one thing, each a noun with an address of its own.',
      }}
      wrong={{
        shown: <TabLinks label="Steps" items={tabs(['Step 1', 'Step 2', 'Finish'])} />,
        why: 'A way with an order is Steps: a tab may be opened first or never.',
      }}
    />
  ),
  play: hasPairs(1),
});

export const DisclosurePractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <Disclosure title="DNS records" fact="3 records">
            <Text>TXT, MX and CNAME, as the provider asks for them.</Text>
          </Disclosure>
        ),
        why: 'Who needs it opens it; the others read how many there are and go on.',
      }}
      wrong={{
        shown: (
          <Disclosure title="Important">
            <Text>The domain is removed tomorrow.</Text>
          </Disclosure>
        ),
        why: 'What everybody has to know is folded away, under a word that does not name it.',
      }}
    />
  ),
  play: hasPairs(1),
});
