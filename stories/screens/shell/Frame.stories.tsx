import { getTenant, logout } from '@archive-console/api-client';
import { dashboardPaths, usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { placesOf } from '#stories/places-of.ts';
import {
  choose,
  dialogOf,
  enter,
  find,
  findPart,
  pageOf,
  partOf,
  press,
  read,
  see,
  seeNo,
} from '#stories/steps.ts';

const meta = preview.meta({ title: 'Screens/Shell/Frame', parameters: { at: usersPaths.list() } });

/** Two jobs ran before this page was loaded: they are read again. */
export const JobsAfterReload = meta.story({
  async play(shown) {
    await press(shown, 'home:jobs.open', { count: 2 });
    const panel = await findPart(shown, 'dialog', 'home:jobs.title');
    await waitFor(() => expect(panel.getByText('Import of archive-2019.uma')).toBeVisible());
    await expect(panel.getAllByText(shown.words.part('home:jobs.since'))).toHaveLength(2);
    await expect(await find(panel, 'link', 'home:jobs.show')).toHaveAttribute('href', dashboardPaths.home());
  },
});

/** The hub reports when a job begins, and when all are over. */
export const JobsRunning = meta.story({
  async play(shown) {
    await find(shown, 'button', 'home:jobs.open', { count: 2 });
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    const startedAt = shown.world.clock.now().toISOString();
    shown.world.jobs.push({ jobName: 'Import of archive-2020.uma', jobType: 'UmaImport', startedAt });
    shown.world.hub.notify('JobsChanged', {});
    await see(shown, 'button', 'home:jobs.open', { count: 3 });
  },
});

export const NoJobs = meta.story({
  async play(shown) {
    await find(shown, 'button', 'home:jobs.open', { count: 2 });
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    shown.world.jobs.splice(0);
    shown.world.hub.notify('JobsChanged', {});
    await seeNo(shown, 'button', 'objects:bulk.running');
    await see(shown, 'button', 'shell:notifications.open');
  },
});

/** The page stays; what the frame cannot show is said, and can be asked for again. */
export const TenantUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenant).fails('Default.UnexpectedError', { traceId: '7f3a-12' })),
  async play(shown) {
    const page = pageOf(shown);
    const notice = shown.words('home:tenant.unread');
    await expect(await page.findByText(notice)).toBeVisible();
    await expect(await page.findByText('7f3a-12')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tenant = { id: '1', name: 'Lindenhof GmbH', tenantType: 'Standard', tenantState: 'Ready' };
    shown.msw.use(on(getTenant).answers(tenant));
    await press(shown, 'shell:action.retry');
    await waitFor(() => expect(page.queryByText(notice)).toBeNull());
    await expect(await page.findByText('Lindenhof GmbH')).toBeVisible();
  },
});

export const ShortcutHelp = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await find(shown, 'button', 'home:palette.label');
    await userEvent.keyboard('?');
    const help = await findPart(shown, 'dialog', 'shell:account.shortcuts');
    await read(help, 'home:keys.Control');
    await expect(await find(help, 'heading', 'home:shortcuts.lists')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    // What is typed is text.
    await enter(shown, 'groups:members.search', '?');
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});

/** A single character as a shortcut can be turned off; the menu still leads to the help. */
export const ShortcutHelpByMenu = meta.story({
  beforeEach: () => localStorage.setItem('ac.character-keys', 'off'),
  async play(shown) {
    const page = pageOf(shown);
    await find(shown, 'button', 'home:palette.label');
    await userEvent.keyboard('?');
    await expect(page.queryByRole('dialog')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: shown.words.part('shell:account.open') }));
    await choose(shown, 'shell:account.shortcuts');
    const off = await find(shown, 'switch', 'home:shortcuts.characters');
    await expect(off).not.toBeChecked();
    await userEvent.click(off);
    await expect(localStorage.getItem('ac.character-keys')).toBe('on');
    await expect(await find(shown, 'switch', 'home:shortcuts.characters')).toBeChecked();
  },
});

/** What failed is kept with its time, its code and its trace id; the message itself stays above the drawer. */
export const NotificationsListed = meta.story({
  beforeEach: ({ msw }) => msw.use(on(logout).fails('Default.UnexpectedError', { traceId: '7f3a-11' })),
  async play(shown) {
    const page = pageOf(shown);
    await find(shown, 'button', 'home:palette.label');
    await userEvent.click(page.getByRole('button', { name: shown.words.part('shell:account.open') }));
    await choose(shown, 'shell:account.signOut');
    await page.findByRole('button', { name: shown.words.part('shell:notifications.dismiss') });
    await press(shown, 'shell:notifications.open');
    const drawer = await findPart(shown, 'dialog', 'shell:notifications.open');
    const trace = await drawer.findByText(/7f3a-11/);
    await waitFor(() => expect(trace).toBeVisible());
    const message = partOf(shown, trace.closest('li') as HTMLElement);
    await expect(message.getByText('Default.UnexpectedError')).toBeVisible();
    await expect(message.getByText(/\d{1,2}:\d{2}/)).toBeVisible();
    await expect(
      page.getByRole('button', { name: shown.words.part('shell:notifications.dismiss'), hidden: true }),
    ).toBeVisible();
  },
});

/** The page takes the width that becomes free, and nothing of it goes up or down. */
export const NavigationCollapsed = meta.story({
  async play(shown) {
    const row = await pageOf(shown).findByRole('link', { name: 'Amelie Brandt' });
    const title = await find(shown, 'heading', 'users:list.title');
    const bar = pageOf(shown).getByRole('banner');
    const collapse = await find(shown, 'button', 'shell:navigation.collapse');
    // The focus scrolls the button into view: that is no change of the page.
    collapse.focus();
    const [titleAt, barAt, rowAt] = placesOf(title, bar, row);
    await userEvent.click(collapse);
    const expand = await find(shown, 'button', 'shell:navigation.expand');
    await waitFor(() => expect(bar.getBoundingClientRect().left).toBe(58));
    await expect(placesOf(title)).toEqual([
      { left: 58 + (titleAt?.left ?? 0) - (barAt?.left ?? 0), top: titleAt?.top },
    ]);
    await expect(row.getBoundingClientRect().top).toBe(rowAt?.top);
    await expect(expand).toHaveFocus();
    await expect(localStorage.getItem('ac.sidebar')).toBe('collapsed');
    await see(shown, 'link', 'shell:navigation.users');
  },
});

export const NavigationNarrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play(shown) {
    await press(shown, 'shell:navigation.menu');
    const drawer = await dialogOf(shown);
    await read(drawer, 'shell:navigation.group.help-and-support');
    await press(drawer, 'shell:navigation.service');
    const service = await findPart(shown, 'dialog', 'shell:navigation.service');
    await read(service, 'home:service.working');
  },
});

export const German = meta.story({
  globals: { language: 'de' },
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByRole('button', { name: '2 Aufträge laufen' })).toBeVisible();
    await userEvent.keyboard('?');
    const help = partOf(shown, await page.findByRole('dialog', { name: 'Tastenkürzel' }));
    await waitFor(() => expect(help.getByText('Strg')).toBeVisible());
  },
});
