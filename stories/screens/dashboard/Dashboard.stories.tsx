import { getAverageTransactionsPerDay, listUsageHistory } from '@archive-console/api-client';
import { dashboardPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { figureIn, gigabytes } from '#stories/figures.ts';
import {
  find,
  findPart,
  pageOf,
  press,
  read,
  readPart,
  see,
  seeHeadline,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { freezeTime } from '#.storybook/frozen-time';
import { countedIn, tileOf } from './dashboard-figures.ts';
import { everything } from './dashboard-reads.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Dashboard',
  parameters: { at: dashboardPaths.home() },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...everything.map((operation) => on(operation).hangs())),
  async play(shown) {
    await seeTitle(shown, 'dashboard:title');
    await expect(await find(shown, 'region', 'dashboard:tile.storage')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  parameters: { world: { usageDays: 0, users: 3 } },
  beforeEach: ({ world }) => void world.jobs.splice(0),
  async play(shown) {
    await seeTitle(shown, 'dashboard:state.empty');
    await read(shown, 'dashboard:chart.emptyTitle');
    await read(shown, 'dashboard:jobs.empty');
    await expect(await tileOf(shown, 'dashboard:tile.mails')).toContain(
      shown.words('dashboard:tile.uncounted'),
    );
    await expect(await tileOf(shown, 'dashboard:tile.average')).toContain(
      shown.words('dashboard:tile.noYesterday'),
    );
    // It has its place before anything is known of it.
    await findPart(shown, 'region', 'dashboard:attention.title');
  },
});

export const Populated = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await seeHeadline(shown, 'dashboard:state.working');
    const figure = figureIn(shown);
    const [now, yesterday, dayBefore] = [
      countedIn(shown.world),
      countedIn(shown.world, 1),
      countedIn(shown.world, 2),
    ];
    const { storage = 0, standardUsers = 0 } = shown.world.subscription ?? {};
    const monthBegin = countedIn(shown.world, shown.world.clock.now().getUTCDate());

    const mails = await tileOf(shown, 'dashboard:tile.mails');
    await expect(mails).toContain(figure(now.mails));
    await expect(mails).toContain(
      shown.words('dashboard:tile.month', { mails: figure(now.mails - monthBegin.mails) }),
    );
    await expect(await tileOf(shown, 'dashboard:tile.storage')).toContain(
      gigabytes(shown, now.bytes) +
        shown.words('dashboard:tile.package', { limit: gigabytes(shown, storage * 1_000_000_000) }),
    );
    const users = await tileOf(shown, 'dashboard:tile.users');
    await expect(users).toContain(`${shown.words('dashboard:tile.users')}${shown.world.users.size}`);
    await expect(users).toContain(shown.words('dashboard:tile.licensed', { licensed: standardUsers }));
    const month = now.mails - countedIn(shown.world, 30).mails;
    const average = await tileOf(shown, 'dashboard:tile.average');
    await expect(average).toContain(
      `${shown.words('dashboard:tile.average')}${figure(Math.round(month / 30))}`,
    );
    await expect(average).toContain(
      shown.words('dashboard:tile.yesterday', { mails: figure(yesterday.mails - dayBefore.mails) }),
    );

    const share = Math.round((now.bytes / (storage * 1_000_000_000)) * 100);
    await read(shown, 'dashboard:attention.storage', {
      share: figureIn(shown, { style: 'percent' })(share / 100),
    });
    const monthly = shown.words('dashboard:attention.licenses', {
      count: shown.world.users.size - standardUsers,
    });
    await expect(page.getByText(monthly)).toBeVisible();
    for (const { jobName } of shown.world.jobs) await expect(await page.findByText(jobName)).toBeVisible();
    await expect(
      within(page.getByRole('region', { name: shown.words('dashboard:jobs.title') })).getByText(
        shown.words('dashboard:jobs.count', { count: 2 }),
      ),
    ).toBeVisible();
    // All of it was read at one time, and that is said once.
    await expect(page.getAllByText(shown.words.part('dashboard:tile.asOf'))).toHaveLength(1);
    await expect(await find(shown, 'slider', 'dashboard:tile.storage')).toHaveAccessibleDescription(
      shown.words.part('dashboard:chart.summary', { last: gigabytes(shown, now.bytes) }),
    );
    await expect(page.getByText('0 GB')).toBeVisible();
  },
});

export const NearlyFull = meta.story({
  beforeEach({ world }) {
    const { subscription: plan } = world;
    if (plan !== undefined) world.subscription = { ...plan, storage: 80, standardUsers: 70 };
  },
  async play(shown) {
    await read(shown, 'dashboard:attention.storage', {
      share: figureIn(shown, { style: 'percent' })(0.98),
    });
    await readPart(shown, 'dashboard:chart.full');
    await seeNo(shown, 'link', 'dashboard:attention.review');
    await press(shown, 'dashboard:attention.showHistory');
    await expect(await find(shown, 'region', 'dashboard:tile.storage')).toHaveFocus();
  },
});

export const Quiet = meta.story({
  beforeEach: ({ msw, world }) => msw.use(on(listUsageHistory).answers(world.usage.slice(0, -9))),
  async play(shown) {
    await seeHeadline(shown, 'dashboard:state.quiet', { count: 9 });
  },
});

export const PartlyFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(getAverageTransactionsPerDay).fails('Default.UnexpectedError'),
      on(listUsageHistory).fails('Default.UnexpectedError', { traceId: '4b1c-77' }),
    ),
  async play(shown) {
    await see(shown, 'button', 'dashboard:tile.retry', { label: shown.words('dashboard:tile.average') });
    const storage = within(
      pageOf(shown).getByRole('region', { name: shown.words('dashboard:tile.storage') }),
    );
    await expect(await storage.findByText('4b1c-77')).toBeVisible();
    await expect(await tileOf(shown, 'dashboard:tile.users')).toContain(String(shown.world.users.size));
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await seeHeadline(shown, 'dashboard:state.working');
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    const startedAt = shown.world.clock.now().toISOString();
    shown.world.jobs.push({ jobName: 'Import of archive-2020.uma', jobType: 'UmaImport', startedAt });
    shown.world.hub.notify('JobsChanged', {});
    await expect(await page.findByText('Import of archive-2020.uma')).toBeVisible();
  },
});

export const PartReadLater = meta.story({
  async play(shown) {
    const asOf = await readPart(shown, 'dashboard:state.asOf');
    const before = asOf.textContent;
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    freezeTime('2026-11-20T14:09:00Z');
    shown.world.hub.notify('JobsChanged', {});
    const jobs = within(pageOf(shown).getByRole('region', { name: shown.words('dashboard:jobs.title') }));
    await expect(await jobs.findByText(shown.words.part('dashboard:tile.asOf'))).toHaveTextContent(/9/);
    await expect(asOf).toHaveTextContent(before);
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...everything.map((operation) => on(operation).fails('Default.Forbidden'))),
  async play(shown) {
    const page = pageOf(shown);
    // Each part fails by itself before the page says it once for all.
    const title = { level: 2, name: shown.words('errors:Default.Forbidden.title') };
    await expect(await page.findByRole('heading', title)).toBeVisible();
    await expect(page.getByText('Default.Forbidden')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...everything.map((operation) => on(operation).fails('Default.UnexpectedError'))),
  async play(shown) {
    await pageOf(shown).findByRole('heading', {
      level: 2,
      name: shown.words('errors:Default.UnexpectedError.title'),
    });
    await readPart(shown, 'errors:Default.UnexpectedError.text');
    await expect(await find(shown, 'button', 'shell:action.retry')).toBeEnabled();
  },
});
