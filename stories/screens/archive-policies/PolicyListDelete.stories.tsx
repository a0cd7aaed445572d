import { removeArchivePolicy } from '@archive-console/api-client';
import { archivePoliciesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { choose, findPart, type Place, press, read, readAlert, seeBusy } from '#stories/steps.ts';
import { newsletters, policyIn } from './policies.ts';

/** What becomes of a policy that is deleted, and is not. */
const meta = preview.meta({
  title: 'Screens/Archive policies/List, a deletion',
  parameters: { at: archivePoliciesPaths.list() },
});

const name = 'Newsletters';

async function confirmDeletion(shown: Place) {
  await press(shown, 'area:list.rowActions', { name });
  await choose(shown, 'archive-policies:action.delete');
  const dialog = await findPart(shown, 'alertdialog', 'objects:delete.title', { name });
  await press(dialog, 'archive-policies:delete.confirm');
  return dialog;
}

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeArchivePolicy).hangs()),
  async play(shown) {
    const dialog = await confirmDeletion(shown);
    await seeBusy(dialog, 'archive-policies:delete.confirm');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeArchivePolicy).fails('Default.Forbidden')),
  async play(shown) {
    const dialog = await confirmDeletion(shown);
    await readAlert(dialog, 'errors:Default.Forbidden.title');
    await expect(policyIn(shown.world, newsletters)?.name).toBe(name);
  },
});

/** Another person was quicker: the goal is reached. */
export const DeletedByAnother = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeArchivePolicy).fails('ArchivePolicy.NotFound')),
  async play(shown) {
    await confirmDeletion(shown);
    await read(shown, 'objects:delete.alreadyDeleted', { name });
  },
});
