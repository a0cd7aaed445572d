import { archivePoliciesPaths } from '@archive-console/console';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, find, findPart, press } from '#stories/steps.ts';
import { change, newsletters, policyIn } from './policies.ts';

const meta = preview.meta({
  title: 'Screens/Archive policies/List, a switch that asks',
  parameters: { at: archivePoliciesPaths.list() },
});

const name = 'Newsletters';

/** Every address matches: nothing is enabled before the name is typed. */
export const ConfirmingDropsEverything = meta.story({
  beforeEach({ world }) {
    change(world, newsletters, { isEnabled: false, senderPatterns: ['*@*'], greaterThanSizeFilter: null });
  },
  async play(shown) {
    await userEvent.click(await find(shown, 'switch', 'archive-policies:switch.label', { name }));
    await findPart(shown, 'alertdialog', 'archive-policies:dropsAll.title', { name });
    await expect(policyIn(shown.world, newsletters)?.isEnabled).toBe(false);
  },
});

export const EnabledByName = meta.story({
  ...ConfirmingDropsEverything.input,
  async play(shown) {
    await ConfirmingDropsEverything.play(shown);
    const dialog = await findPart(shown, 'alertdialog', 'archive-policies:dropsAll.title', { name });
    await enter(dialog, 'objects:typedName.label', name);
    await press(dialog, 'archive-policies:switch.enable');
    await waitFor(() => expect(policyIn(shown.world, newsletters)?.isEnabled).toBe(true));
  },
});
