import {
  getTenantBalance,
  listMonthlyUsage,
  listStoragePackages,
  listUsageHistory,
} from '@archive-console/api-client';
import { statisticsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  find,
  findPart,
  pageOf,
  pick,
  type Place,
  press,
  read,
  readPart,
  see,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Statistics',
  parameters: { at: statisticsPaths.page() },
});

const cardOf = (shown: Place, key: 'storage' | 'mails' | 'growth' | 'users') =>
  findPart(shown, 'region', `statistics:${key}.title`);
const chartsIn = async (shown: Place) => {
  for (const key of ['storage', 'mails', 'growth', 'users'] as const)
    await waitFor(async () => expect((await cardOf(shown, key)).getByRole('slider')).toBeVisible());
};

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsageHistory).hangs()),
  async play(shown) {
    await seeTitle(shown, 'statistics:title');
    await see(shown, 'status', 'statistics:loading');
  },
});

export const Empty = meta.story({
  parameters: { world: { usageDays: 0, users: 3 } },
  async play(shown) {
    await see(shown, 'heading', 'statistics:empty.title');
  },
});

/** A year by month, with the day on which the package is full and its range. */
export const Populated = meta.story({
  async play(shown) {
    await chartsIn(shown);
    await readPart(shown, 'statistics:runway.until');
    const mails = await cardOf(shown, 'mails');
    const most = shown.words.part('statistics:chart.most');
    await expect(mails.getByRole('slider')).toHaveAccessibleDescription(most);
  },
});

export const ByDay = meta.story({
  parameters: { at: `${statisticsPaths.page()}?period=quarter` },
  async play(shown) {
    await chartsIn(shown);
    await pick(shown, 'statistics:by.day');
    const card = await cardOf(shown, 'mails');
    await press(card, 'components:chart.showTable');
    await waitFor(() => expect(card.getAllByRole('row').length).toBeGreaterThan(60));
    await readPart(await cardOf(shown, 'users'), 'statistics:users.onlyMonths');
  },
});

/** Days that were not counted are gaps in the table, and the month they end in is one too. */
export const WithGaps = meta.story({
  beforeEach: ({ world }) => void world.usage.splice(-100, 20),
  parameters: { at: `${statisticsPaths.page()}?period=year&by=month` },
  async play(shown) {
    const card = await cardOf(shown, 'mails');
    await press(card, 'components:chart.showTable');
    const [gap] = await card.findAllByText(shown.words('components:chart.noValue'));
    await expect(gap).toBeVisible();
  },
});

/** The second of two changes keeps the first, however soon it comes. */
export const ChangedTwiceAtOnce = meta.story({
  async play(shown) {
    await chartsIn(shown);
    const quarter = await find(shown, 'radio', 'statistics:period.quarter');
    const byDay = await find(shown, 'radio', 'statistics:by.day');
    quarter.click();
    byDay.click();
    await waitFor(() => expect(quarter).toBeChecked());
    await expect(byDay).toBeChecked();
  },
});

/** Thirty days say nothing about the days to come. */
export const ShortPeriod = meta.story({
  async play(shown) {
    await see(shown, 'heading', 'statistics:storage.title');
    await pick(shown, 'statistics:period.month');
    await read(shown, 'statistics:runway.short', { count: 60 });
  },
});

/** The reader's own days are in the address; days that make no period are said where they were typed. */
export const ChosenDays = meta.story({
  parameters: { at: `${statisticsPaths.page()}?from=2026-01-05&to=2026-03-20&by=day` },
  async play(shown) {
    await chartsIn(shown);
    for (const day of ['2026-01-05', '2026-03-20'])
      await expect(await pageOf(shown).findAllByDisplayValue(day)).not.toHaveLength(0);
    await readPart(shown, 'statistics:runway.past');
    const storage = await cardOf(shown, 'storage');
    await expect(storage.queryByText(shown.words.part('statistics:runway.until'))).toBeNull();
    await expect(storage.queryByText(shown.words.part('statistics:runway.year'))).toBeNull();
  },
});

/** Until the days that were chosen are there, those before stay: nothing is said of days that are not read. */
export const ChosenDaysLoading = meta.story({
  parameters: { at: `${statisticsPaths.page()}?period=month` },
  async play(shown) {
    await chartsIn(shown);
    shown.msw.use(on(listUsageHistory).hangs());
    await pick(shown, 'statistics:period.own');
    const dates = await pageOf(shown).findAllByRole('spinbutton');
    const years = [
      [dates[2], '2025-10-22'],
      [dates[5], '2025-11-20'],
    ] as const;
    for (const [year, day] of years) {
      year?.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(pageOf(shown).getAllByDisplayValue(day)).not.toHaveLength(0));
    }
    // The address has the days once it has what is chosen after them.
    await pick(shown, 'statistics:by.day');
    await waitFor(async () => expect(await find(shown, 'radio', 'statistics:by.day')).toBeChecked());
    for (const [, day] of years) await expect(pageOf(shown).getAllByDisplayValue(day)).not.toHaveLength(0);
    await see(shown, 'heading', 'statistics:storage.title');
    await seeNo(shown, 'heading', 'statistics:empty.title');
  },
});

/** Each part is read by itself: without the package and the users the line still stands. */
export const PartlyUnread = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(getTenantBalance).fails('Default.UnexpectedError'),
      on(listMonthlyUsage).fails('Default.UnexpectedError'),
    ),
  async play(shown) {
    await waitFor(() =>
      expect(pageOf(shown).getAllByRole('button', { name: shown.words('shell:action.retry') })).toHaveLength(
        2,
      ),
    );
    await expect(
      (await cardOf(shown, 'storage')).queryByText(shown.words.part('statistics:runway.until')),
    ).toBeNull();
  },
});

/** Packages that could not be read are not the same as none: it is said, and they are read again on request. */
export const PackagesUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listStoragePackages, { once: true }).fails('Default.UnexpectedError')),
  async play(shown) {
    const storage = await cardOf(shown, 'storage');
    await readPart(storage, 'statistics:runway.packagesUnread');
    await press(storage, 'shell:action.retry');
    await readPart(storage, 'statistics:runway.year');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsageHistory).fails('Default.Forbidden')),
  async play(shown) {
    await see(shown, 'heading', 'errors:Default.Forbidden.title');
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsageHistory).fails('Default.UnexpectedError')),
  async play(shown) {
    await see(shown, 'heading', 'errors:Default.UnexpectedError.title');
    await see(shown, 'button', 'shell:action.retry');
  },
});
