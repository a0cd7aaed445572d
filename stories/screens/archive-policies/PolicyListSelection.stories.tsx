import { updateArchivePolicy } from '@archive-console/api-client';
import { archivePoliciesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { findPart, pageOf, type Place, press, readPart, see, seen, selectRow } from '#stories/steps.ts';
import { change, largeFiles, newsletters, policyIn } from './policies.ts';

const meta = preview.meta({
  title: 'Screens/Archive policies/Selection',
  parameters: { at: archivePoliciesPaths.list() },
});

const [news, large] = ['Newsletters', 'Large files go elsewhere'];

async function selectTwo(shown: Place) {
  for (const name of [news, large]) await selectRow(shown, name);
}

/** The bar counts what is selected, and offers the rest. */
export const Selected = meta.story({
  async play(shown) {
    await selectTwo(shown);
    const bar = await findPart(shown, 'region', 'area:list.bulkActions');
    await readPart(bar, 'area:list.selected', { count: 2 });
    await press(bar, 'area:list.selectAllMatching', { count: 7 });
    await readPart(bar, 'area:list.selected', { count: 7 });
    await userEvent.keyboard('{Escape}');
    await see(shown, 'link', 'archive-policies:list.create');
  },
});

/** One that was enabled before is left as it is. */
export const EnabledMany = meta.story({
  async play(shown) {
    await selectTwo(shown);
    await press(shown, 'archive-policies:bulk.enable.label');
    await see(shown, 'dialog', 'archive-policies:bulk.enable.done', { count: 1 });
    await expect(policyIn(shown.world, largeFiles)?.isEnabled).toBe(true);
  },
});

export const DisabledMany = meta.story({
  async play(shown) {
    await selectRow(shown, news);
    await press(shown, 'archive-policies:bulk.disable.label');
    await see(shown, 'dialog', 'archive-policies:bulk.disable.done', { count: 1 });
    await expect(policyIn(shown.world, newsletters)?.isEnabled).toBe(false);
  },
});

/** One that keeps every mail out of the archive is enabled by itself, where its name is typed. */
export const OneStaysDisabled = meta.story({
  beforeEach({ world }) {
    change(world, newsletters, { isEnabled: false, senderPatterns: ['*@*'], greaterThanSizeFilter: null });
  },
  async play(shown) {
    await selectTwo(shown);
    await press(shown, 'archive-policies:bulk.enable.label');
    const sheet = await findPart(shown, 'dialog', 'archive-policies:bulk.enable.partlyDone', {
      count: 1,
      total: 2,
    });
    await readPart(sheet, 'archive-policies:bulk.dropsAll');
    await expect(policyIn(shown.world, newsletters)?.isEnabled).toBe(false);
  },
});

export const ConfirmingDeleteOfMany = meta.story({
  async play(shown) {
    await selectTwo(shown);
    await press(shown, 'archive-policies:bulk.deleteMany');
    const dialog = await findPart(shown, 'alertdialog', 'archive-policies:bulk.delete.title', { count: 2 });
    await seen(dialog.getByText(new Intl.ListFormat(shown.words.locale).format([news, large])));
  },
});

export const DeletedMany = meta.story({
  async play(shown) {
    await ConfirmingDeleteOfMany.play(shown);
    await press(shown, 'archive-policies:bulk.delete.confirm', { count: 2 });
    await see(shown, 'dialog', 'archive-policies:bulk.delete.done', { count: 2 });
    await expect(policyIn(shown.world, newsletters)).toBeUndefined();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateArchivePolicy).fails('ArchivePolicy.ConcurrentModification')),
  async play(shown) {
    await selectRow(shown, news);
    await press(shown, 'archive-policies:bulk.disable.label');
    await seen(await pageOf(shown).findByText('ArchivePolicy.ConcurrentModification'));
  },
});
