import { importSourcesPaths } from '@archive-console/console';
import { MINUTE, SECOND, type World } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  check,
  dialogOf,
  findPart,
  follow,
  live,
  mainOf,
  pageOf,
  pick,
  press,
  read,
  readPart,
  see,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Flows/Migrate a company',
  parameters: {
    at: `${importSourcesPaths.list()}?type=Microsoft365UserMailbox&rows=10`,
    as: 'microsoft365@demo.example',
    world: { tenant: 'microsoft365' },
  },
});

const statesIn = (world: World, state: string) =>
  [...world.importSources.rows()].filter((source) => source.importSourceTaskState === state).length;
/** The mails that were found by the imports that ended well. */
const foundIn = (world: World) =>
  [...world.importTasks.rows()].reduce((sum, { discoveredMails }) => sum + (discoveredMails ?? 0), 0);

/** All that match are started, not only those of the page. */
export const AllStarted = meta.story({
  async play(shown) {
    const { world } = shown;
    const count = world.importSources.size;
    await live(world);
    await waitFor(() => expect(pageOf(shown).getAllByRole('row')).toHaveLength(11));
    await check(shown, 'area:list.selectPage');
    await press(shown, 'area:list.selectAllMatching', { count });
    await press(shown, 'import-sources:action.startMany');
    const dialog = await findPart(shown, 'dialog', 'import-sources:start.title', { count });
    await press(dialog, 'import-sources:start.confirm', { count });
    await read(shown, 'import-sources:start.done', { count });
    await expect(statesIn(world, 'Scheduled')).toBe(count);
  },
});

/** The list shows how far each is, and the title of the window how far all of them are. */
export const Watched = meta.story({
  async play(shown) {
    await AllStarted.play(shown);
    await waitFor(() => expect(document.title).toContain(' · '));
    shown.world.clock.advance(20 * SECOND);
    const [first] = await waitFor(async () => {
      const found = pageOf(shown).getAllByRole('progressbar');
      await expect(found.length).toBeGreaterThan(3);
      return found;
    });
    const before = first?.getAttribute('aria-valuetext');
    await waitFor(() => expect(document.title).toMatch(/^\d+.?%/));
    shown.world.clock.advance(2 * SECOND);
    await waitFor(() => expect(first?.getAttribute('aria-valuetext')).not.toBe(before));
  },
});

/** Some break off: that is reported, on whatever page, and the list finds those that failed. */
export const SomeFail = meta.story({
  async play(shown) {
    await Watched.play(shown);
    const { world } = shown;
    world.clock.advance(2 * MINUTE);
    const failed = statesIn(world, 'Failed');
    await read(shown, 'home:imports.ended', { count: world.importSources.size });
    await read(shown, 'home:imports.ofThemFailed', { count: failed });
    await press(shown, 'area:list.filter');
    await press(await dialogOf(shown), 'import-sources:field.state');
    await pick(await dialogOf(shown), 'import-sources:state.Failed');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(pageOf(shown).getAllByRole('row')).toHaveLength(failed + 1));
    await expect(
      pageOf(shown).getAllByText('The server closed the connection before all mails were read'),
    ).toHaveLength(failed);
  },
});

/** They are started again; what was imported is not imported twice. */
export const Repeated = meta.story({
  async play(shown) {
    await SomeFail.play(shown);
    const { world } = shown;
    const count = statesIn(world, 'Failed');
    await check(shown, 'area:list.selectPage');
    await press(shown, 'import-sources:action.startMany');
    const dialog = await findPart(shown, 'dialog', 'import-sources:start.title', { count });
    await press(dialog, 'import-sources:start.confirm', { count });
    await read(shown, 'import-sources:start.done', { count });
    world.clock.advance(3 * MINUTE);
    await expect(statesIn(world, 'Success')).toBe(world.importSources.size);
    await seeNo(shown, 'row', 'import-sources:state.Failed');
  },
});

/** Every mail that was found is accounted for. */
export const Proved = meta.story({
  async play(shown) {
    await Repeated.play(shown);
    await follow(await mainOf(shown), 'import-sources:list.protocol');
    await seeTitle(shown, 'import-protocol:title');
    await readPart(shown, 'import-protocol:verdict.proved', { count: foundIn(shown.world) });
    // What could not be taken over is named, and nothing else needs a look.
    await readPart(shown, 'import-protocol:failedText');
    await seeNo(shown, 'list', 'import-protocol:toLookAt');
    await see(shown, 'button', 'import-protocol:print');
  },
});
