import { usersPaths } from '@archive-console/console';
import { importSourceIdOf, type World } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { archive, bjarne } from '#stories/screens/import-sources/sources.ts';
import { type Place, live, pageOf, read, seen } from '#stories/steps.ts';

const meta = preview.meta({ title: 'Screens/Shell/Long imports', parameters: { at: usersPaths.list() } });

const NAME = 'archive-2019.uma';
const hanna = importSourceIdOf('Hanna Vogel');
const percent = (shown: Place, share: number) =>
  new Intl.NumberFormat(shown.words.locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
const titled = (start: string) => waitFor(() => expect(document.title.startsWith(`${start} · `)).toBe(true));

type Source = NonNullable<ReturnType<World['importSources']['get']>>;

function put(world: World, id: string, changed: Partial<Source>): void {
  const source = world.importSources.get(id);
  if (source === undefined) throw new Error(`There is no source ${id} in this world.`);
  world.importSources.put({ ...source, ...changed });
}

/** The import of a source comes to another state. */
function become(world: World, state: Source['importSourceTaskState'], id = archive): void {
  const errorMessage = state === 'Failed' ? 'The server closed the connection' : '';
  put(world, id, { importSourceTaskState: state, errorMessage });
  for (const task of world.importTasks.rows())
    if (task.importSourceId === id) world.importTasks.put({ ...task, state, errorMessage });
  if (state !== 'CancellationPending') world.importRuns.delete(id);
  world.hub.notify('ImportSourcesChanged', { ids: [id] });
}

/** The page's own icon, which Storybook has not. */
const OWN = 'data:image/svg+xml,own';
const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');
function withIcon(): () => void {
  const others = document.querySelectorAll('link[rel="icon"]');
  for (const other of others) other.remove();
  const own = Object.assign(document.createElement('link'), { rel: 'icon', href: OWN });
  document.head.append(own);
  return () => {
    own.remove();
    document.head.append(...others);
  };
}

/** 148,220 of 239,004 mails: the title says it on every page, and a screen reader hears the step of ten percent. */
export const ProgressInTitle = meta.story({
  async play(shown) {
    await read(shown, 'home:imports.step', { share: percent(shown, 0.6) });
    await titled(percent(shown, 0.62));
  },
});

/** The icon shows it too, and is the page's own again once nothing runs. */
export const Ended = meta.story({
  beforeEach: withIcon,
  async play(shown) {
    await ProgressInTitle.play(shown);
    await expect(icon()).toContain('dasharray');
    await live(shown.world);
    become(shown.world, 'Success');
    await read(shown, 'home:imports.ended', { count: 1 });
    await waitFor(() => expect(document.title).not.toContain('%'));
    await expect(icon()).toBe(OWN);
  },
});

export const Failed = meta.story({
  async play(shown) {
    await ProgressInTitle.play(shown);
    await live(shown.world);
    become(shown.world, 'Failed');
    await read(shown, 'home:imports.failedOne', { name: NAME });
    await expect(pageOf(shown).queryByText(shown.words('home:imports.ended', { count: 1 }))).toBeNull();
  },
});

/** A cancellation that is under way still counts as running; once it is through, it is no success. */
export const Canceled = meta.story({
  beforeEach: ({ world }) => put(world, hanna, { importSourceTaskState: 'Import', total: 100_000, done: 0 }),
  async play(shown) {
    await titled(percent(shown, 0.43));
    await live(shown.world);
    become(shown.world, 'CancellationPending');
    become(shown.world, 'Success', hanna);
    await titled(percent(shown, 0.73));
    become(shown.world, 'Cancelled');
    await read(shown, 'home:imports.ended', { count: 1 });
    await read(shown, 'home:imports.canceledBeside', { count: 1 });
    await waitFor(() => expect(document.title).not.toContain('%'));
  },
});

export const OnlyCanceled = meta.story({
  async play(shown) {
    await ProgressInTitle.play(shown);
    await live(shown.world);
    become(shown.world, 'Cancelled');
    await read(shown, 'home:imports.canceled', { count: 1 });
  },
});

/** One of them is still looking for its mails: what can be said is how many have ended. */
export const TotalUnknown = meta.story({
  beforeEach({ world }) {
    put(world, hanna, { importSourceTaskState: 'Import' });
    put(world, bjarne, { importSourceTaskState: 'Discover', total: 0, done: 0 });
  },
  async play(shown) {
    await titled(shown.words('home:imports.running', { count: 3 }));
    await live(shown.world);
    become(shown.world, 'Success');
    const words = shown.words('home:imports.endedOf', { ended: 1, count: 3 });
    await titled(words);
    await expect(await pageOf(shown).findByText(words)).toBeInTheDocument();
  },
});

/** What fails after it is counted in the same message: a night with forty failures is one of them. */
export const SeveralFailed = meta.story({
  beforeEach: ({ world }) => put(world, hanna, { importSourceTaskState: 'Import' }),
  async play(shown) {
    const one = shown.words('home:imports.failedOne', { name: NAME });
    await titled(percent(shown, 0.64));
    await live(shown.world);
    become(shown.world, 'Failed');
    await seen(await pageOf(shown).findByText(one));
    become(shown.world, 'Failed', hanna);
    await read(shown, 'home:imports.failedMany', { count: 2 });
    await waitFor(() => expect(pageOf(shown).queryByText(one)).toBeNull());
  },
});

/** It ended while the console was closed: at the next visit it is said once. */
export const EndedMeanwhile = meta.story({
  beforeEach({ world }) {
    localStorage.setItem('ac.imports-running', JSON.stringify([[archive, NAME]]));
    become(world, 'Success');
    world.jobs.splice(0);
  },
  async play(shown) {
    await read(shown, 'home:imports.ended', { count: 1 });
    await waitFor(() => expect(localStorage.getItem('ac.imports-running')).toBeNull());
  },
});
