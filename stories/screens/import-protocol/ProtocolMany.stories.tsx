import { importProtocolPaths } from '@archive-console/console';
import type { World } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { keepFromPrinting, printedPaper } from '#stories/printed-paper.ts';
import { savedBy } from '#stories/saved-list.ts';
import { fieldOf, findPart, press, read, readPart } from '#stories/steps.ts';

/** More imports need a look than are drawn at once: the page shows them page by page, paper and file have all of them. */
const meta = preview.meta({
  title: 'Screens/Migration protocol/Many',
  parameters: { at: importProtocolPaths.all() },
});

const PAGE = 25;
const MANY = 60;

/** Every source was imported once, and failed. */
function failMany({ world }: { world: World }): void {
  const [task] = world.importTasks.rows();
  const [source] = world.importSources.rows();
  if (task === undefined || source === undefined) throw new Error('There is no import in this world.');
  for (const { id } of world.importTasks.rows()) world.importTasks.remove(id);
  for (const { id } of world.importSources.rows()) world.importSources.remove(id);
  for (let number = 1; number <= MANY; number += 1) {
    const id = `many-${number}`;
    world.importSources.put({ ...source, id, displayName: `Mailbox ${number}`, primaryAddress: '' });
    world.importTasks.put({ ...task, id: `task-${number}`, importSourceId: id, state: 'Failed' });
  }
}

export const ManyPages = meta.story({
  beforeEach: failMany,
  async play(shown) {
    await readPart(shown, 'import-protocol:verdict.toLookAt', { count: MANY });
    const entries = await findPart(shown, 'list', 'import-protocol:toLookAt', { count: MANY });
    await expect(entries.getAllByRole('listitem')).toHaveLength(PAGE);
    await read(shown, 'area:list.range', { from: 1, to: PAGE, total: MANY });
    await press(shown, 'area:list.nextPage');
    await read(shown, 'area:list.range', { from: PAGE + 1, to: 2 * PAGE, total: MANY });
    await userEvent.click(await fieldOf(shown, 'import-protocol:search'));
    await userEvent.paste('Mailbox 60');
    await waitFor(() => expect(entries.getAllByRole('listitem')).toHaveLength(1));
    const lines = await savedBy(() => press(shown, 'import-protocol:csv'));
    await expect(lines.filter(([name]) => name?.startsWith('Mailbox '))).toHaveLength(MANY);
  },
});

/** A person who holds nothing but the paper has every import on it. */
export const PrintedWhole = meta.story({
  beforeEach(shown) {
    failMany(shown);
    keepFromPrinting();
  },
  async play(shown) {
    await readPart(shown, 'import-protocol:verdict.toLookAt', { count: MANY });
    await press(shown, 'import-protocol:print');
    const paper = await printedPaper(shown);
    await expect(paper.getAllByText(/^Mailbox \d+$/)).toHaveLength(MANY);
  },
});
