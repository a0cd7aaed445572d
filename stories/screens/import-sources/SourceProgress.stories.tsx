import { importSourcesPaths } from '@archive-console/console';
import type { World } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { find, live, pageOf, partOf, type Place, press, read, readPart, seeNo } from '#stories/steps.ts';
import { archive, bjarne, endUnreported, progress } from './sources.ts';

/** How fast an import makes progress, and that it makes none: from what this console has seen of it. */
const meta = preview.meta({ title: 'Screens/Import sources/Progress' });

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** By this clock, the console notes when an import made progress. */
let notedAt = 0;

/** What is shown stays as of the moment of all stories. */
function noteBy(shift: number) {
  const Frozen = globalThis.Date;
  notedAt = Frozen.now() + shift;
  globalThis.Date = new Proxy(Frozen, {
    get: (target, key, receiver): unknown =>
      key === 'now' ? () => notedAt : Reflect.get(target, key, receiver),
  });
  return () => {
    globalThis.Date = Frozen;
  };
}

/** Half a minute of figures. */
async function advance(shown: Place & { world: World }, bar: Element): Promise<void> {
  await live(shown.world);
  for (const done of [150_000, 151_000, 152_000, 153_000, 154_000]) {
    notedAt += 7 * SECOND;
    progress(shown.world, done);
    const figure = new Intl.NumberFormat(shown.words.locale).format(done);
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', expect.stringContaining(figure)));
  }
}

/** Half a minute of figures is enough to say how fast it is, and how long it will take. */
export const Pace = meta.story({
  parameters: { at: importSourcesPaths.details(archive) },
  beforeEach: () => noteBy(0),
  async play(shown) {
    const bar = await pageOf(shown).findByRole('progressbar');
    await advance(shown, bar);
    await readPart(shown, 'import-sources:progress.pace');
  },
});

/** The list says it of all imports that run together, with when one of them last made progress. */
export const TogetherPace = meta.story({
  parameters: { at: importSourcesPaths.list() },
  beforeEach: () => noteBy(0),
  async play(shown) {
    const row = partOf(shown, await pageOf(shown).findByRole('row', { name: /archive-2019\.uma/ }));
    await advance(shown, await row.findByRole('progressbar'));
    const facts = await pageOf(shown).findByText(shown.words.part('import-sources:progress.last'));
    await expect(facts).toHaveTextContent(shown.words.part('import-sources:progress.pace'));
  },
});

/** Twelve minutes have passed since its last progress was seen. */
export const Stalled = meta.story({
  parameters: { at: importSourcesPaths.list() },
  beforeEach: () => noteBy(-12.2 * MINUTE),
  async play(shown) {
    const row = partOf(shown, await pageOf(shown).findByRole('row', { name: /archive-2019\.uma/ }));
    await read(row, 'import-sources:progress.stalled', { count: 12 });
  },
});

/** Without a line to the hub it is not known whether it makes progress: nothing is said of that. */
export const StalledUnconnected = meta.story({
  parameters: { at: importSourcesPaths.list() },
  beforeEach: () => noteBy(-12.2 * MINUTE),
  async play(shown) {
    const row = partOf(shown, await pageOf(shown).findByRole('row', { name: /archive-2019\.uma/ }));
    await live(shown.world);
    await read(row, 'import-sources:progress.stalled', { count: 12 });
    shown.world.hub.switchTo(false);
    await find(shown, 'button', 'home:connection.tryNow');
    const stalled = shown.words('import-sources:progress.stalled', { count: 12 });
    await expect(pageOf(shown).queryByText(stalled)).toBeNull();
    await expect(pageOf(row).getByRole('progressbar')).toBeVisible();
  },
});

/** Progress while the line was lost was not reported: the time without it counts from the reconnect. */
export const StalledReconnected = meta.story({
  parameters: { at: importSourcesPaths.list() },
  beforeEach: () => noteBy(-12.2 * MINUTE),
  async play(shown) {
    const row = partOf(shown, await pageOf(shown).findByRole('row', { name: /archive-2019\.uma/ }));
    await live(shown.world);
    await read(row, 'import-sources:progress.stalled', { count: 12 });
    shown.world.hub.switchTo(false);
    await find(shown, 'button', 'home:connection.tryNow');
    notedAt += 12.2 * MINUTE;
    shown.world.hub.switchTo(true);
    await press(shown, 'home:connection.tryNow');
    await live(shown.world);
    await seeNo(shown, 'button', 'home:connection.tryNow');
    await expect(pageOf(row).queryByText(shown.words.part('import-sources:progress.stalled'))).toBeNull();
  },
});

/** The hub may report that something changed, and not that the import ended: what is read then is shown. */
export const EndedUnreported = meta.story({
  parameters: { at: importSourcesPaths.details(archive) },
  async play(shown) {
    const bar = await pageOf(shown).findByRole('progressbar');
    await live(shown.world);
    progress(shown.world, 215_000);
    const figure = new Intl.NumberFormat(shown.words.locale).format(215_000);
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', expect.stringContaining(figure)));
    endUnreported(shown.world);
    await waitFor(() => expect(pageOf(shown).queryByRole('progressbar')).toBeNull());
  },
});

/** It failed, and every mail that it found counts as dealt with or failed: the list does not call that all. */
export const FailedOnItsWay = meta.story({
  parameters: { at: importSourcesPaths.list() },
  beforeEach({ world }) {
    const source = world.importSources.get(bjarne);
    if (source)
      world.importSources.put({
        ...source,
        importSourceTaskState: 'Failed',
        total: 10_970,
        done: 10_970,
        errorMessage: 'The server closed the connection before all mails were read',
      });
  },
  async play(shown) {
    const row = partOf(shown, await pageOf(shown).findByRole('row', { name: /Bjarne Olsen/ }));
    await read(row, 'import-sources:progress.found', { count: 10_970 });
    const all = shown.words('import-sources:progress.done', { count: 10_970 });
    await expect(row.queryByText(all)).toBeNull();
  },
});

/** The service may say that an import ended and not what it found: then nothing is said of what it found. */
export const WithoutFigures = meta.story({
  parameters: { at: importSourcesPaths.details(bjarne) },
  beforeEach({ world }) {
    for (const task of world.importTasks.rows())
      if (task.importSourceId === bjarne) world.importTasks.put({ ...task, discoveredMails: null });
  },
  async play(shown) {
    const said = await pageOf(shown).findAllByText(shown.words('import-sources:balance.unstated'));
    await expect(said[0]).toBeVisible();
    await expect(pageOf(shown).queryByText(shown.words('import-sources:progress.nothing'))).toBeNull();
  },
});
