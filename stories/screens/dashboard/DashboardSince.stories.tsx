import { listImportSources } from '@archive-console/api-client';
import { dashboardPaths } from '@archive-console/console';
import { DAY, on, type World } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import { restoreService } from '#stories/restore-service.ts';
import { follow, pageOf, type Place, press, read, readPart, see, seeNo, seeTitle } from '#stories/steps.ts';
import preview from '#.storybook/preview';
import { attentionOf } from './dashboard-attention.ts';
import { countedIn } from './dashboard-figures.ts';

/** Who comes back after a night or longer reads what differs from the last look at the page. */
const meta = preview.meta({
  title: 'Screens/Dashboard/Since the last look',
  parameters: { at: dashboardPaths.home() },
});

const standing = (world: World, state: string) =>
  [...world.importSources.rows()].filter(({ importSourceTaskState }) => importSourceTaskState === state)
    .length;

/** The page was looked at two days ago; what it said then is less than now by this much. */
function lookedAt(
  world: World,
  less: { mails?: number; succeeded?: number; failed?: number },
  isImporting = false,
) {
  const { mails = 0, succeeded = 0, failed = 0 } = less;
  const look = {
    at: Date.now() - 2 * DAY,
    isImporting,
    mails: countedIn(world).mails - mails,
    succeeded: standing(world, 'Success') - succeeded,
    failed: standing(world, 'Failed') - failed,
  };
  localStorage.setItem('ac.last-look', JSON.stringify(look));
}

const failedNow = async (shown: Place) =>
  read(await attentionOf(shown), 'dashboard:attention.failedImports', { count: 2 });
const nothingSaid = (shown: Place) =>
  waitFor(() => expect(pageOf(shown).queryByText(shown.words.part('dashboard:since.title'))).toBeNull());

/** Each difference leads to the list that it counts. */
export const Populated = meta.story({
  beforeEach: ({ world }) => lookedAt(world, { mails: 1204, succeeded: 2, failed: 1 }),
  async play(shown) {
    const { world } = shown;
    const count = standing(world, 'Success');
    await readPart(shown, 'dashboard:since.title');
    await see(shown, 'link', 'dashboard:since.mails', { count: 1204 });
    await see(shown, 'link', 'dashboard:since.succeeded', { count, before: count - 2 });
    await follow(shown, 'dashboard:since.failed', { count: 2, before: 1 });
    await seeTitle(shown, 'import-sources:list.title');
    await waitFor(() => expect(pageOf(shown).getAllByRole('row')).toHaveLength(3));
  },
});

/** Nothing differs: nothing is said. */
export const Unchanged = meta.story({
  beforeEach: ({ world }) => lookedAt(world, {}),
  async play(shown) {
    await failedNow(shown);
    await nothingSaid(shown);
  },
});

/** The end of imports that ran then is reported by a message: it is not said twice. */
export const ImportsRan = meta.story({
  beforeEach: ({ world }) => lookedAt(world, { mails: 1204, succeeded: 1 }, true),
  async play(shown) {
    await see(shown, 'link', 'dashboard:since.mails', { count: 1204 });
    await seeNo(shown, 'link', 'dashboard:since.succeeded');
  },
});

/** Once it is put away, the next visit is compared with this one. */
export const PutAway = meta.story({
  beforeEach: ({ world }) => lookedAt(world, { mails: 1204 }),
  async play(shown) {
    await see(shown, 'link', 'dashboard:since.mails', { count: 1204 });
    await press(shown, 'dashboard:since.dismiss');
    await nothingSaid(shown);
    await expect(sessionStorage.getItem('ac.compared-look')).toBeNull();
    const kept = JSON.parse(localStorage.getItem('ac.last-look') ?? '{}') as { mails?: number };
    await expect(kept.mails).toBe(countedIn(shown.world).mails);
  },
});

/** What could not be read is no good news. */
export const PartlyFailed = meta.story({
  beforeEach({ msw, world }) {
    lookedAt(world, { succeeded: 1 });
    msw.use(on(listImportSources).fails('Default.UnexpectedError'));
  },
  async play(shown) {
    await readPart(shown, 'dashboard:since.unread');
    restoreService(shown);
    const [retry] = pageOf(shown).getAllByRole('button', { name: shown.words('shell:action.retry') });
    retry?.click();
    const count = standing(shown.world, 'Success');
    await see(shown, 'link', 'dashboard:since.succeeded', { count, before: count - 1 });
  },
});
