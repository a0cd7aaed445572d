import { getTenantBalance } from '@archive-console/api-client';
import { statisticsPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { restoreService } from '#stories/restore-service.ts';
import { findPart, type Place, press, read, readPart } from '#stories/steps.ts';

/** How long the storage package lasts: what the tenant has paid for, against the growth of the period. */
const meta = preview.meta({
  title: 'Screens/Statistics/Runway',
  parameters: { at: statisticsPaths.page() },
});

const storageOf = (shown: Place) => findPart(shown, 'region', 'statistics:storage.title');

/** Another package, in gigabytes. */
const withPackage =
  (storage: number) =>
  ({ world }: { world: World }) => {
    if (world.subscription !== undefined) world.subscription = { ...world.subscription, storage };
  };

export const Full = meta.story({
  beforeEach: withPackage(1),
  async play(shown) {
    await readPart(await storageOf(shown), 'statistics:runway.full');
  },
});

/** A package that lasts longer than a year is full on no day that could be named. */
export const Open = meta.story({
  beforeEach: withPackage(100_000),
  async play(shown) {
    await readPart(await storageOf(shown), 'statistics:runway.open');
  },
});

/** Nothing was added: there is no outlook, and no package is recommended. */
export const Still = meta.story({
  beforeEach({ world }) {
    const [first] = world.usage;
    for (const day of world.usage) day.cumulativeStorage = first?.cumulativeStorage ?? 0;
  },
  async play(shown) {
    const storage = await storageOf(shown);
    await readPart(storage, 'statistics:runway.still');
    await expect(storage.queryByText(shown.words.part('statistics:runway.year'))).toBeNull();
  },
});

/** More than the largest package holds. */
export const BeyondEveryPackage = meta.story({
  beforeEach({ world }) {
    for (const day of world.usage) day.cumulativeStorage *= 1000;
  },
  async play(shown) {
    await readPart(await storageOf(shown), 'statistics:runway.yearNone');
  },
});

/** A tenant that has paid for nothing has no balance, which is no failure. */
export const NoPackage = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenantBalance).fails('TenantBalance.NotFound')),
  async play(shown) {
    await readPart(await storageOf(shown), 'statistics:runway.noPackage');
  },
});

/** Without the balance nothing is said of the package, until it is read. */
export const BalanceUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenantBalance).fails('Default.UnexpectedError')),
  async play(shown) {
    const storage = await storageOf(shown);
    await read(storage, 'errors:Default.UnexpectedError.title');
    await expect(storage.queryByText(shown.words.part('statistics:runway.noPackage'))).toBeNull();
    restoreService(shown);
    await press(storage, 'shell:action.retry');
    await readPart(storage, 'statistics:runway.until');
  },
});
