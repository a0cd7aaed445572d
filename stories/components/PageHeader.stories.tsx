import {
  Badge,
  Button,
  CreateIcon,
  PageHeader,
  type PageHeaderProps,
  pageHeaderTones,
  Skeleton,
  Stack,
  UsersIcon,
  WorkingIcon,
} from '@archive-console/ui';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { isDrawn, isFramed } from './seen-in-system-colors.ts';

const meta = preview.meta({
  title: 'Components/Layout/Page header',
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

const noAccess: PageHeaderProps = {
  reason: 'no-access',
  title: 'You are not allowed to do this',
  sentence: 'Ask an administrator of your organization.',
  code: 'Default.Forbidden',
  trace: { id: '4b1c-77' },
  actions: <Button>Try again</Button>,
};

export const NoPageBelow = meta.story({
  args: noAccess,
  async play({ canvas }) {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'You are not allowed to do this' }),
    ).toBeVisible();
    await expect(canvas.getByText('Default.Forbidden')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const SystemColors = NoPageBelow.extend({
  globals: { theme: 'forced' },
  async play(context) {
    await NoPageBelow.play(context);
    const { canvas, canvasElement } = context;
    await expect(isFramed(canvas.getByRole('button', { name: 'Try again' }))).toBe(true);
    const shapes = [...canvasElement.querySelectorAll('svg[viewBox="0 0 96 72"] > *')];
    await expect(shapes).not.toHaveLength(0);
    await expect(shapes.filter((shape) => !isDrawn(shape))).toEqual([]);
  },
});

/** While the page loads, once it is there, and when it is not: the words change, and the title keeps the focus. */
export const OneTitle = meta.story({
  render: function Loaded(args) {
    const [turn, setTurn] = useState(0);
    useEffect(() => {
      const next = () => setTurn((before) => before + 1);
      addEventListener('answer', next);
      return () => removeEventListener('answer', next);
    }, []);
    const headers: Partial<PageHeaderProps>[] = [
      { title: 'Loading user', sentence: <Skeleton width="280px" /> },
      { icon: UsersIcon, title: 'Carla Weiss', badge: <Badge>You</Badge> },
      noAccess,
    ];
    return <PageHeader {...args} {...headers[turn]} />;
  },
  async play({ canvas }) {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Loading user' });
    heading.focus();
    for (const words of ['Carla Weiss', 'You are not allowed to do this', 'Users']) {
      dispatchEvent(new Event('answer'));
      await waitFor(() => expect(heading).toHaveTextContent(words));
      await expect(heading).toBeVisible();
      await expect(heading).toHaveFocus();
    }
    await expect(canvas.getAllByRole('heading', { level: 1 })).toEqual([heading]);
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
