import {
  DashboardIcon,
  GroupsIcon,
  HelpIcon,
  ImportIcon,
  Logo,
  Sidebar,
  type SidebarGroup,
  type SidebarProps,
  UsersIcon,
} from '@archive-console/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { InEachState, inEachStateOf, looksApart } from './InEachState.tsx';
import { leadsTo } from './leads-to.tsx';

const groups: readonly SidebarGroup[] = [
  {
    id: 'start',
    items: [{ id: 'dashboard', label: 'Dashboard', icon: DashboardIcon, render: leadsTo('#dashboard') }],
  },
  {
    id: 'people',
    title: 'Users and groups',
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
    title: 'Help and support',
    items: [{ id: 'help', label: 'Help', icon: HelpIcon, render: leadsTo('#help') }],
  },
];

const attention: SidebarGroup = {
  id: 'archive',
  title: 'E-mail archive',
  items: [
    {
      id: 'imports',
      label: 'Import sources',
      icon: ImportIcon,
      attention: '2 failed',
      render: leadsTo('#imports'),
    },
  ],
};

const meta = preview.meta({
  title: 'Components/Layout/Sidebar',
  component: Sidebar,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Main',
    header: <Logo name="Archive Console" detail="Lindenhof GmbH" size={24} />,
    groups,
  },
});

export const Groups = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(/Users\s*63/);
    await expect(canvas.getByRole('list', { name: 'Users and groups' })).toBeVisible();
  },
});

const onCollapsed = fn<(isCollapsed: boolean) => void>();

function Collapsible({ isCollapsed, ...props }: SidebarProps & { readonly isCollapsed: boolean }) {
  const [collapsed, setCollapsed] = useState(isCollapsed);
  return (
    <div style={{ width: collapsed ? 58 : 236, height: 560 }}>
      <Sidebar
        {...props}
        collapse={{
          isCollapsed: collapsed,
          onCollapsed(next) {
            setCollapsed(next);
            onCollapsed(next);
          },
          collapse: 'Collapse navigation',
          expand: 'Expand navigation',
        }}
      />
    </div>
  );
}

export const Collapsed = meta.story({
  args: { groups: [...groups, attention] },
  render: (args) => <Collapsible {...args} isCollapsed />,
  async play({ canvas, userEvent }) {
    const users = canvas.getByRole('link', { name: /^Users\s*63/ });
    await expect(users.offsetWidth).toBe(34);
    await userEvent.tab();
    await userEvent.tab();
    await expect(users).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Users · 63')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Users · 63')).not.toBeVisible();
    await userEvent.hover(canvas.getByRole('link', { name: /^Import sources/ }));
    await waitFor(() => expect(canvas.getByText('Import sources · 2 failed')).toBeVisible());
  },
});

export const CollapsedAndBack = meta.story({
  render: (args) => <Collapsible {...args} isCollapsed={false} />,
  async play({ canvas, userEvent }) {
    onCollapsed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }));
    await expect(onCollapsed).toHaveBeenCalledTimes(1);
    await expect(onCollapsed).toHaveBeenCalledWith(true);
    const expand = canvas.getByRole('button', { name: 'Expand navigation' });
    await expect(expand).toHaveFocus();
    await userEvent.click(expand);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Users/ }).offsetWidth).toBeGreaterThan(200),
    );
  },
});

/** In the drawer of a telephone, which leaves it as much room as the margin of the book does. */
export const Narrow = meta.story({
  args: {
    label: 'Hauptnavigation',
    header: <Logo name="Archive Console" detail="Wohnungsbaugenossenschaft Niedersachsen eG" size={24} />,
    groups: [
      {
        id: 'archive',
        title: 'E-Mail-Archivierungseinstellungen',
        items: [
          {
            id: 'imports',
            label: 'Datenübernahmequellen',
            icon: ImportIcon,
            count: '41',
            attention: '2 fehlgeschlagen',
            current: true,
            render: leadsTo('#imports'),
          },
        ],
      },
    ],
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText('2 fehlgeschlagen')).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      /^Datenübernahmequellen/,
    );
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  args: { groups: groups.slice(1, 2) },
  parameters: {
    ...inEachStateOf('li > a:not([aria-current])'),
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => <InEachState>{() => <Sidebar {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('link', { name: /^Groups/ })),
});
