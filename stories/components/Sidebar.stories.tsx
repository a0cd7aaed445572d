import { DashboardIcon, GroupsIcon, HelpIcon, Logo, Sidebar, UsersIcon } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { leadsTo } from './leads-to.tsx';

const meta = preview.meta({
  title: 'Components/Sidebar',
  component: Sidebar,
  tags: ['autodocs'],
  args: {
    label: 'Main',
    header: <Logo name="Archive Console" detail="Lindenhof GmbH" size={24} />,
    groups: [
      {
        id: 'start',
        items: [{ id: 'dashboard', label: 'Dashboard', icon: DashboardIcon, render: leadsTo('#dashboard') }],
      },
      {
        id: 'people',
        heading: 'Users and groups',
        items: [
          {
            id: 'users',
            label: 'Users',
            icon: UsersIcon,
            count: '63',
            current: true,
            render: leadsTo('#users'),
          },
          { id: 'groups', label: 'Groups', icon: GroupsIcon, count: '25', render: leadsTo('#groups') },
        ],
      },
      {
        id: 'help',
        heading: 'Help and support',
        items: [{ id: 'help', label: 'Help', icon: HelpIcon, render: leadsTo('#help') }],
      },
    ],
  },
});

export const Groups = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(/Users\s*63/);
    await expect(canvas.getByRole('list', { name: 'Users and groups' })).toBeVisible();
  },
});
