import {
  AppShell,
  Avatar,
  Banner,
  Breadcrumbs,
  Logo,
  Page,
  PageHeader,
  Sidebar,
  UsersIcon,
} from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { leadsTo } from './leads-to.tsx';

const meta = preview.meta({
  title: 'Components/Layout/App shell',
  component: AppShell,
  tags: ['autodocs', 'stable'],
  parameters: { isWholePage: true },
  args: {
    skipLabel: 'Skip to content',
    menuLabel: 'Menu',
    closeLabel: 'Close menu',
    sidebar: (
      <Sidebar
        label="Main"
        header={<Logo name="Archive Console" detail="Lindenhof GmbH" size={24} />}
        groups={[
          {
            id: 'people',
            items: [
              { id: 'users', label: 'Users', icon: UsersIcon, current: true, render: leadsTo('#users') },
            ],
          },
        ]}
      />
    ),
    topStart: <Breadcrumbs label="You are here" items={[{ id: 'users', label: 'Users' }]} />,
    topEnd: <Avatar name="Carla Weiss" tone="accent" />,
    children: (
      <Page>
        <PageHeader title="Users" sentence="People who can sign in and search the archive." />
      </Page>
    ),
  },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const Narrow = meta.story({
  args: {
    skipLabel: 'Zum Seiteninhalt springen',
    menuLabel: 'Navigation',
    closeLabel: 'Navigation schließen',
    sidebar: (
      <Sidebar
        label="Hauptnavigation"
        header={<Logo name="Archive Console" detail="Lindenhof GmbH" size={24} />}
        groups={[
          {
            id: 'people',
            items: [
              {
                id: 'users',
                label: 'Benutzerverwaltung',
                icon: UsersIcon,
                current: true,
                render: leadsTo('#users'),
              },
            ],
          },
        ]}
      />
    ),
    topStart: <Breadcrumbs label="Sie sind hier" items={[{ id: 'users', label: 'Benutzerverwaltung' }]} />,
    notice: <Banner tone="warning" title="Keine Verbindung zum Archivierungsdienst." />,
    children: (
      <Page>
        <PageHeader
          title="Postfachstellvertretungsberechtigungen"
          sentence="Wer sich anmelden und die Archivierungseinstellungen ändern darf."
        />
      </Page>
    ),
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas, userEvent }) {
    const menu = canvas.getByRole('button', { name: 'Navigation' });
    await userEvent.click(menu);
    await expect(canvas.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
    await fitsATelephone();
    await userEvent.click(canvas.getByRole('button', { name: 'Navigation schließen' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(menu).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: /^Postfachstellvertretung/ })).toBeVisible();
    await fitsATelephone();
  },
});

export const NarrowLeavesByLink = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Users' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await fitsATelephone();
  },
});

const collapsed = {
  isCollapsed: true,
  onCollapsed: () => undefined,
  collapse: 'Collapse navigation',
  expand: 'Expand navigation',
};

const collapsible = (
  <Sidebar
    label="Main"
    header={<Logo name="Archive Console" detail="Lindenhof GmbH" size={24} />}
    collapse={collapsed}
    groups={[
      {
        id: 'people',
        items: [{ id: 'users', label: 'Users', icon: UsersIcon, current: true, render: leadsTo('#users') }],
      },
    ]}
  />
);

export const Collapsed = meta.story({
  args: { sidebar: collapsible },
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
    await expect(canvas.getByRole('banner').getBoundingClientRect().left).toBe(58);
  },
});

export const WholeInTheDrawer = meta.story({
  args: { sidebar: collapsible },
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByText('Users', { selector: 'dialog *' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Users' }).offsetWidth).toBeGreaterThan(200);
    await expect(canvas.queryByRole('button', { name: 'Expand navigation' })).toBeNull();
  },
});

export const WithNotice = meta.story({
  args: { notice: <Banner tone="warning" title="You are offline." /> },
  async play({ canvas }) {
    await expect(canvas.getByText('You are offline.')).toBeVisible();
  },
});

export const WithoutSidebar = meta.story({
  args: { sidebar: undefined },
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
});

export const SystemColors = Wide.extend({ globals: { theme: 'forced' } });
