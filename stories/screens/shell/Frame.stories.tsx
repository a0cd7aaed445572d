import { getTenant, logout } from '@archive-console/api-client';
import { dashboardPaths, usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { press } from '#stories/steps.ts';

const meta = preview.meta({ title: 'Screens/Shell/Frame', parameters: { at: usersPaths.list() } });

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Two jobs ran before this page was loaded: they are read again. */
export const JobsAfterReload = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '2 jobs are running' }));
    const panel = within(await page.findByRole('dialog', { name: 'Running jobs' }));
    await waitFor(() => expect(panel.getByText('Import of archive-2019.uma')).toBeVisible());
    await expect(panel.getAllByText(/^Since /)).toHaveLength(2);
    await expect(panel.getByRole('link', { name: 'Show on the dashboard' })).toHaveAttribute(
      'href',
      dashboardPaths.home(),
    );
  },
});

/** The hub reports when a job begins, and when all are over. */
export const JobsRunning = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByRole('button', { name: '2 jobs are running' });
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    const startedAt = world.clock.now().toISOString();
    world.jobs.push({ jobName: 'Import of archive-2020.uma', jobType: 'UmaImport', startedAt });
    world.hub.notify('JobsChanged', {});
    await expect(await page.findByRole('button', { name: '3 jobs are running' })).toBeVisible();
  },
});

export const NoJobs = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByRole('button', { name: '2 jobs are running' });
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    world.jobs.splice(0);
    world.hub.notify('JobsChanged', {});
    await waitFor(() => expect(page.queryByRole('button', { name: /running/ })).toBeNull());
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  },
});

/** The page stays; what the frame cannot show is said, and can be asked for again. */
export const TenantUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenant).fails('Default.UnexpectedError')),
  async play(shown) {
    const page = pageOf(shown.canvasElement);
    const notice = shown.words('home:tenant.unread');
    await expect(await page.findByText(notice)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tenant = { id: '1', name: 'Lindenhof GmbH', tenantType: 'Standard', tenantState: 'Ready' };
    shown.msw.use(on(getTenant).answers(tenant));
    await press(shown, 'shell:action.retry');
    await waitFor(() => expect(page.queryByText(notice)).toBeNull());
    await expect(await page.findByText('Lindenhof GmbH')).toBeVisible();
  },
});

export const ShortcutHelp = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await page.findByRole('button', { name: 'Search or jump to' });
    await userEvent.keyboard('?');
    const help = within(await page.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(help.getByText('Ctrl')).toBeVisible());
    await expect(help.getByRole('heading', { name: 'In lists' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    // What is typed is text.
    await userEvent.type(page.getByRole('searchbox', { name: 'Name or e-mail' }), '?');
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});

/** A single character as a shortcut can be turned off; the menu still leads to the help. */
export const ShortcutHelpByMenu = meta.story({
  beforeEach: () => localStorage.setItem('ac.character-keys', 'off'),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await page.findByRole('button', { name: 'Search or jump to' });
    await userEvent.keyboard('?');
    await expect(page.queryByRole('dialog')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: /^Account menu/ }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    const off = await page.findByRole('switch', { name: 'Show these shortcuts with ?' });
    await expect(off).not.toBeChecked();
    await userEvent.click(off);
    await expect(localStorage.getItem('ac.character-keys')).toBe('on');
    await expect(page.getByRole('switch', { name: 'Show these shortcuts with ?' })).toBeChecked();
  },
});

/** What failed is kept with its time, its code and its trace id; the message itself stays above the drawer. */
export const NotificationsListed = meta.story({
  beforeEach: ({ msw }) => msw.use(on(logout).fails('Default.UnexpectedError', { traceId: '7f3a-11' })),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await page.findByRole('button', { name: 'Search or jump to' });
    await userEvent.click(page.getByRole('button', { name: /^Account menu/ }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Sign out' }));
    await page.findByRole('button', { name: /^Close: / });
    await userEvent.click(page.getByRole('button', { name: 'Notifications' }));
    const drawer = within(await page.findByRole('dialog', { name: 'Notifications' }));
    await waitFor(() => expect(drawer.getByText('Default.UnexpectedError')).toBeVisible());
    await expect(drawer.getByText(/7f3a-11/)).toBeVisible();
    await expect(drawer.getByText(/\d{1,2}:\d{2}/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Close: /, hidden: true })).toBeVisible();
  },
});

export const NavigationCollapsed = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Collapse navigation' }));
    const expand = await page.findByRole('button', { name: 'Expand navigation' });
    await expect(expand).toHaveFocus();
    await expect(localStorage.getItem('ac.sidebar')).toBe('collapsed');
    await expect(page.getByRole('link', { name: 'Users' })).toBeVisible();
  },
});

export const NavigationNarrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Open navigation' }));
    const drawer = within(page.getByRole('dialog', { name: 'Open navigation' }));
    await expect(drawer.getByText('Help and support')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Service and version' }));
    const service = within(await page.findByRole('dialog', { name: 'Service and version' }));
    await waitFor(() => expect(service.getByText('Working')).toBeVisible());
  },
});

export const German = meta.story({
  globals: { language: 'de' },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('button', { name: '2 Aufträge laufen' })).toBeVisible();
    await userEvent.keyboard('?');
    const help = within(await page.findByRole('dialog', { name: 'Tastenkürzel' }));
    await waitFor(() => expect(help.getByText('Strg')).toBeVisible());
  },
});
