import { paymentsPaths } from '@archive-console/console';
import { userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { find, read, see } from '#stories/steps.ts';

const meta = preview.meta({ title: 'Screens/Payment/Keys', parameters: { at: paymentsPaths.overview() } });

/** The key that creates opens the dialog as well, where what is new is asked for in one. */
export const ToAdd = meta.story({
  async play(shown) {
    await find(shown, 'link', 'payments:overview.add');
    await read(shown, 'home:connection.live');
    await userEvent.keyboard('c');
    await see(shown, 'dialog', 'payments:mandate.title');
  },
});
