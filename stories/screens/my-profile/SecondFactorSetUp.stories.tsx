import { myProfilePaths } from '@archive-console/console';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { dialogOf, leaveUnsaved, press } from '#stories/steps.ts';

/** What the set-up of a second factor holds until it is done. */
const meta = preview.meta({
  title: 'Screens/My profile/Second factor set-up',
  parameters: { at: myProfilePaths.home('security') },
});

/** A code half typed is asked for, by Esc and by the corner sign. */
export const LeavingUnsaved = meta.story({
  async play(shown) {
    await press(shown, 'my-profile:factor.setUp');
    const dialog = await dialogOf(shown);
    const field = await dialog.findByLabelText(shown.words('my-profile:factor.enable.label'));
    await userEvent.type(field, '123');
    await userEvent.keyboard('{Escape}');
    await press(shown, 'shell:unsaved.stay');
    await leaveUnsaved(dialog, () => expect(field).toHaveValue('123'));
  },
});
