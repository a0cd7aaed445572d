import { Avatar, Breadcrumbs, HideBelow, StatusDot, TopBar } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { leadsTo } from './leads-to.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Top bar',
  component: TopBar,
  tags: ['autodocs', 'new'],
  parameters: { isWholePage: true },
  args: {
    start: <Breadcrumbs label="You are here" items={[{ id: 'users', label: 'Users' }]} />,
    end: (
      <>
        <StatusDot tone="success">Live</StatusDot>
        <Avatar name="Carla Weiss" tone="accent" />
      </>
    ),
  },
});

export const Slots = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('banner')).toHaveTextContent('Users');
    await expect(canvas.getByText('Live')).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: {
    start: (
      <Breadcrumbs
        label="Sie sind hier"
        items={[
          { id: 'users', label: 'Benutzer', render: leadsTo('#users') },
          { id: 'restore', label: 'Benutzerkontenwiederherstellungseinstellungen' },
        ]}
      />
    ),
    end: (
      <>
        <HideBelow>
          <StatusDot tone="success">Verbunden</StatusDot>
        </HideBelow>
        <Avatar name="Carla Weiss" tone="accent" />
      </>
    ),
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Benutzerkontenwiederherstellungseinstellungen')).toBeVisible();
    await fitsATelephone();
  },
});
