import { microsoft365RegistrationPaths } from '@archive-console/console';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { find } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Connect Microsoft 365/Return address',
  parameters: { at: microsoft365RegistrationPaths.home(), as: null },
});

/** The page a person wanted before goes along, and comes back once the registration has ended. */
export const WithReturnAddress = meta.story({
  parameters: { at: `${microsoft365RegistrationPaths.home()}?continue=%2Fhome%2Fusers%3Fpage%3D2` },
  async play(shown) {
    const button = await find(shown, 'button', 'tenant-registration-microsoft365:begin.action');
    await expect(button).toBeVisible();
    await userEvent.click(button);
    await expect(shown.leaveTo.mock.calls).toEqual([
      ['/v2/tenant-registration-microsoft365/authenticate?continue=%2Fhome%2Fusers%3Fpage%3D2'],
    ]);
  },
});

/** An address that is none of the console's pages is not handed on. */
export const WithReturnAddressGuarded = meta.story({
  parameters: { at: `${microsoft365RegistrationPaths.home()}?continue=%2Fv2%2Fauthentication%2Flogout` },
  async play(shown) {
    const button = await find(shown, 'button', 'tenant-registration-microsoft365:begin.action');
    await expect(button).toBeVisible();
    await userEvent.click(button);
    await expect(shown.leaveTo.mock.calls).toEqual([['/v2/tenant-registration-microsoft365/authenticate']]);
  },
});
