import { archivePoliciesPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, findPart, press, read, readHint, see } from '#stories/steps.ts';
import { fill, submit } from './policies.ts';

/** A policy that keeps every mail out of the archive. */
const meta = preview.meta({
  title: 'Screens/Archive policies/Create, without an archive',
  parameters: { at: archivePoliciesPaths.create() },
});

/** That nothing more would be archived is said while it is written. */
export const DropsEverything = meta.story({
  async play(shown) {
    await fill(shown, 'Nothing', '*');
    await read(shown, 'archive-policies:words.noneArchived');
  },
});

/** What would keep every mail out of the archive asks for its name. */
export const ConfirmingDropsEverything = meta.story({
  async play(shown) {
    await submit(shown, 'Nothing', '*');
    const dialog = await findPart(shown, 'alertdialog', 'archive-policies:dropsAll.title', {
      name: 'Nothing',
    });
    await press(dialog, 'archive-policies:create.submit');
    await readHint(dialog, 'objects:typedName.label', 'objects:typedName.mismatch');
    await expect(shown.world.policies).toHaveLength(7);
    await enter(dialog, 'objects:typedName.label', 'Nothing');
    await press(dialog, 'archive-policies:create.submit');
    await read(shown, 'archive-policies:create.done', { name: 'Nothing' });
    await expect(shown.world.policies.at(-1)).toMatchObject({ senderPatterns: ['*'] });
  },
});

/** So does what is looked for in every address, though it is no star. */
export const ConfirmingDropsEveryAddress = meta.story({
  async play(shown) {
    await submit(shown, 'Nothing', '@');
    await see(shown, 'alertdialog', 'archive-policies:dropsAll.title', { name: 'Nothing' });
    await expect(shown.world.policies).toHaveLength(7);
  },
});
