import {
  Badge,
  Button,
  CreateIcon,
  PageHeader,
  pageHeaderTones,
  Stack,
  UsersIcon,
  WorkingIcon,
} from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Page header',
  component: PageHeader,
  tags: ['autodocs', 'stable'],
  args: { title: 'Users', sentence: 'People who can sign in and search the archive.' },
});

export const List = meta.story({
  args: {
    actions: (
      <>
        <Button>Paste a list</Button>
        <Button design="primary" icon={CreateIcon}>
          Create user
        </Button>
      </>
    ),
  },
  async play({ canvas }) {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Users' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const Details = meta.story({
  args: {
    icon: UsersIcon,
    title: 'Carla Weiss',
    badge: <Badge>You</Badge>,
    sentence: 'Local user · administrator',
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Carla Weiss' })).toBeVisible();
  },
});

export const Tones = meta.story({
  render: (args) => (
    <Stack gap={24}>
      {pageHeaderTones.map((tone) => (
        <PageHeader {...args} key={tone} icon={WorkingIcon} tone={tone} />
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(4);
  },
});

export const Narrow = meta.story({
  args: {
    title: 'Benutzerkontenwiederherstellungseinstellungen',
    badge: <Badge>Postfachdatenübernahmeberechtigungsbeauftragte</Badge>,
    sentence: 'Wer Wiederherstellungsbenachrichtigungsempfängeradressen ändern kann.',
    actions: (
      <>
        <Button>Liste einfügen</Button>
        <Button design="primary" icon={CreateIcon}>
          Benutzer anlegen
        </Button>
      </>
    ),
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    const edges = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect();
    const words = canvas.getByText(/^Wer Wiederherstellung/).getBoundingClientRect();
    await expect(edges('Liste einfügen').left).toBe(words.left);
    await expect(edges('Benutzer anlegen').right).toBeCloseTo(words.right, 0);
    await fitsATelephone();
  },
});
