import { listImportSources, listImportTasks } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { DAY, on, STORY_INSTANT, userIdOf, type World } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageOf, readPart, see, seen, seeNo, seeTitle } from '#stories/steps.ts';

/** The reader was last here three days ago, on this browser. */
const meta = preview.meta({
  title: 'Screens/Shell/After days away',
  parameters: { at: usersPaths.list() },
  beforeEach: ({ world }) => wasHere(world),
});

const LAST = new Date(new Date(STORY_INSTANT).getTime() - 3 * DAY);
function wasHere(world: World): void {
  const who = `${world.tenant?.id} ${userIdOf('carla.weiss')}`;
  localStorage.setItem('ac.last-visits', JSON.stringify({ [who]: { at: LAST.getTime() } }));
}

/** What ended since then, by the data of the service. */
function endedIn(world: World) {
  const ended = [...world.importTasks.rows()].filter(
    ({ executionCompletionDate: end }) => end !== null && new Date(end) >= LAST,
  );
  const failed = ended.filter(({ state }) => state === 'Failed').length;
  return {
    count: ended.length,
    failed,
    mails: ended.reduce((sum, task) => sum + (task.importedMails ?? 0), 0),
  };
}

/** What failed, what came into the archive, and the way to the protocol. */
export const Summary = meta.story({
  async play(shown) {
    const { count, failed, mails } = endedIn(shown.world);
    await readPart(shown, 'home:imports.since.ended', { count });
    await readPart(shown, 'home:imports.ofThemFailed', { count: failed });
    await readPart(shown, 'home:imports.since.mails', { count: mails });
    await see(shown, 'link', 'home:imports.since.protocol');
  },
});

/** It stays over a reload until it is put away, and is not said again. */
export const PutAway = meta.story({
  async play(shown) {
    await Summary.play(shown);
    await expect(localStorage.getItem('ac.last-visits')).toContain('since');
    await userEvent.click(
      await pageOf(shown).findByRole('button', { name: shown.words.part('shell:notifications.dismiss') }),
    );
    await expect(localStorage.getItem('ac.last-visits')).not.toContain('since');
    await seeNo(shown, 'link', 'home:imports.since.protocol');
    await seeTitle(shown, 'users:list.title');
  },
});

/** One source could not be read: what is said of the others is the least. */
export const PartlyUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportTasks, { once: true }).fails('Default.Forbidden')),
  async play(shown) {
    await readPart(shown, 'home:imports.since.unread', { count: 1 });
    // It may have been one of those that ended since.
    const { count } = endedIn(shown.world);
    const titles = [count, count - 1].map((atLeast) =>
      shown.words.part('home:imports.since.endedAtLeast', { count: atLeast }),
    );
    await seen(await pageOf(shown).findByText((text) => titles.some((title) => title.test(text))));
  },
});

export const Unread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportSources).fails('Default.Forbidden')),
  async play(shown) {
    await readPart(shown, 'home:imports.since.failed');
  },
});
