import { getAverageTransactionsPerDay, listUsageHistory } from '@archive-console/api-client';
import { dashboardPaths } from '@archive-console/console';
import { DAY, on, type World } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { freezeTime } from '#.storybook/frozen-time';
import { everything } from './dashboard-reads.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Dashboard',
  parameters: { at: dashboardPaths.home() },
});

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const figure = (value: number) => new Intl.NumberFormat('en-US').format(value);
const gigabytes = (bytes: number) => `${figure(Math.round(bytes / 100_000_000) / 10)} GB`;

/** The counters of a world, so many days ago. */
function countedIn(world: World, daysAgo = 0) {
  const day = new Date(world.clock.now().getTime() - daysAgo * DAY).toISOString().slice(0, 10);
  const found = world.usage.find(({ timestamp }) => timestamp.startsWith(day));
  if (found === undefined) throw new Error(`The demo service counted nothing on ${day}: choose another day.`);
  return { mails: found.cumulativeTransactions, bytes: found.cumulativeStorage };
}

/** A tile as it reads: name, figure, note. */
async function tileOf(canvasElement: HTMLElement, name: string): Promise<string> {
  const main = within(await pageOf(canvasElement).findByRole('main'));
  const [label] = await main.findAllByText(name, { selector: 'span' });
  return label?.parentElement?.textContent ?? '';
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...everything.map((operation) => on(operation).hangs())),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Storage' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  parameters: { world: { usageDays: 0, users: 3 } },
  beforeEach: ({ world }) => void world.jobs.splice(0),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Nothing archived yet.' })).toBeVisible();
    await expect(page.getByText('No history yet')).toBeVisible();
    await expect(await page.findByText('Nothing is running.')).toBeVisible();
    await expect(await tileOf(canvasElement, 'Mails archived')).toContain('Not counted yet');
    await expect(await tileOf(canvasElement, 'Mails a day')).toContain('Yesterday not counted');
    await expect(page.queryByText('Needs attention')).toBeNull();
  },
});

export const Populated = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByRole('heading', { level: 1, name: /^Archiving is working/ });
    const [now, yesterday, dayBefore] = [countedIn(world), countedIn(world, 1), countedIn(world, 2)];
    const { storage = 0, standardUsers = 0 } = world.subscription ?? {};
    const monthBegin = countedIn(world, world.clock.now().getUTCDate());

    const mails = await tileOf(canvasElement, 'Mails archived');
    await expect(mails).toContain(figure(now.mails));
    await expect(mails).toContain(`+${figure(now.mails - monthBegin.mails)} this month`);
    await expect(await tileOf(canvasElement, 'Storage')).toContain(`${gigabytes(now.bytes)}of ${storage} GB`);
    const users = await tileOf(canvasElement, 'Users');
    await expect(users).toContain(`Users${world.users.size}`);
    await expect(users).toContain(`${standardUsers} licensed`);
    const month = now.mails - countedIn(world, 30).mails;
    const average = await tileOf(canvasElement, 'Mails a day');
    await expect(average).toContain(`Mails a day${figure(Math.round(month / 30))}`);
    await expect(average).toContain(`${figure(yesterday.mails - dayBefore.mails)} yesterday`);

    const share = Math.round((now.bytes / (storage * 1_000_000_000)) * 100);
    await expect(page.getByText(`${share}% of the storage is in use`)).toBeVisible();
    const monthly = `${world.users.size - standardUsers} users are billed by the month`;
    await expect(page.getByText(monthly)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '2 matters need you.' }));
    await expect(page.getByRole('region', { name: 'Needs attention' })).toHaveFocus();
    for (const { jobName } of world.jobs) await expect(await page.findByText(jobName)).toBeVisible();
    await expect(within(page.getByRole('region', { name: 'Running now' })).getByText('2 jobs')).toBeVisible();
    // All of it was read at one time, and that is said once.
    await expect(page.getAllByText(/as of/)).toHaveLength(1);
    await expect(await page.findByRole('slider', { name: 'Storage' })).toHaveAccessibleDescription(
      new RegExp(`to ${gigabytes(now.bytes)} on`),
    );
    await expect(page.getByText('0 GB')).toBeVisible();
  },
});

export const NearlyFull = meta.story({
  beforeEach({ world }) {
    const { subscription: plan } = world;
    if (plan !== undefined) world.subscription = { ...plan, storage: 80, standardUsers: 70 };
  },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('98% of the storage is in use')).toBeVisible();
    await expect(await page.findByText(/the package is full about/)).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Review users' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Show history' }));
    await expect(page.getByRole('region', { name: 'Storage' })).toHaveFocus();
  },
});

export const Quiet = meta.story({
  beforeEach: ({ msw, world }) => msw.use(on(listUsageHistory).answers(world.usage.slice(0, -9))),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: /^No mail for 9 days\./ })).toBeVisible();
  },
});

export const PartlyFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(getAverageTransactionsPerDay).fails('Default.UnexpectedError'),
      on(listUsageHistory).fails('Default.UnexpectedError', { traceId: '4b1c-77' }),
    ),
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('button', { name: 'Try again: Mails a day' })).toBeVisible();
    const storage = within(page.getByRole('region', { name: 'Storage' }));
    await expect(await storage.findByText('4b1c-77')).toBeVisible();
    await expect(await tileOf(canvasElement, 'Users')).toContain(String(world.users.size));
  },
});

export const UpdatedLive = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByRole('heading', { level: 1, name: /^Archiving is working/ });
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    const startedAt = world.clock.now().toISOString();
    world.jobs.push({ jobName: 'Import of archive-2020.uma', jobType: 'UmaImport', startedAt });
    world.hub.notify('JobsChanged', {});
    await expect(await page.findByText('Import of archive-2020.uma')).toBeVisible();
  },
});

export const PartReadLater = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByText(/Figures as of 2:02 PM/);
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    freezeTime('2026-11-20T14:09:00Z');
    world.hub.notify('JobsChanged', {});
    const jobs = within(page.getByRole('region', { name: 'Running now' }));
    await expect(await jobs.findByText('2 jobs · as of 2:09 PM')).toBeVisible();
    await expect(page.getByText(/Figures as of 2:02 PM/)).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...everything.map((operation) => on(operation).fails('Default.Forbidden'))),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    // Each part fails by itself before the page says it once for all.
    const title = { level: 2, name: 'You are not allowed to do this' };
    await expect(await page.findByRole('heading', title)).toBeVisible();
    await expect(page.getByText('Default.Forbidden')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...everything.map((operation) => on(operation).fails('Default.UnexpectedError'))),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await page.findByRole('heading', { level: 2, name: 'An unexpected error occurred' });
    await expect(page.getByText(/A notification has been sent/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
