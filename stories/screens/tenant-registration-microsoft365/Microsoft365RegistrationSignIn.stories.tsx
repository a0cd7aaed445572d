import { microsoft365RegistrationPaths, type WordKey } from '@archive-console/console';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Place, alertOf, pageOf, press, readAlert, see } from '#stories/steps.ts';

/** Microsoft has led back from the sign-in with an error: nothing is registered yet. */
const meta = preview.meta({
  title: 'Screens/Connect Microsoft 365/Back from the sign-in',
  parameters: { as: null },
});

const at = (error: string) => `${microsoft365RegistrationPaths.home()}?error=${encodeURIComponent(error)}`;

/** What it means, how to try again, how to start over. */
async function sees(shown: Place, notice: WordKey) {
  await readAlert(shown, notice);
  await see(shown, 'button', 'tenant-registration-microsoft365:begin.again');
  await see(shown, 'button', 'tenant-registration-microsoft365:startOver.action');
}

export const AccessDenied = meta.story({
  parameters: { at: at('access_denied') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.declined.title'),
});

export const AlreadyRegistered = meta.story({
  parameters: { at: at('Tenant.MicrosoftTenantAlreadyRegistered') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.registered.title'),
});

export const WrongTenantType = meta.story({
  parameters: { at: at('Tenant.InvalidTenantType') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.tenantType.title'),
});

export const UnusableSignIn = meta.story({
  parameters: { at: at('Authentication.InvalidExternalLoginInfo') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.unusable.title'),
});

export const WrongAccount = meta.story({
  parameters: { at: at('AADSTS50020') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.account.title'),
});

export const NoRegistration = meta.story({
  parameters: { at: at('Tenant.NotFound') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.noRegistration.title'),
});

export const UnknownCode = meta.story({
  parameters: { at: at('Partner.NotYetInvented') },
  async play(shown) {
    await expect(await alertOf(shown)).toHaveTextContent('Partner.NotYetInvented');
  },
});

export const NoCode = meta.story({
  parameters: {
    at: at('<b>Call +49 30 1234567</b> to get your money back'),
  },
  async play(shown) {
    await sees(shown, 'tenant-registration-microsoft365:notice.unreadable.text');
    await expect(pageOf(shown).queryByText(/money back/)).toBeNull();
  },
});

/** Where nothing has begun, there is nothing to give up: it is the beginning again. */
export const StartedOver = meta.story({
  parameters: { at: at('access_denied') },
  async play(shown) {
    const page = pageOf(shown);
    await alertOf(shown);
    await press(shown, 'tenant-registration-microsoft365:startOver.action');
    await see(shown, 'button', 'tenant-registration-microsoft365:begin.action');
    await waitFor(() =>
      expect(
        page.queryByText(shown.words.part('tenant-registration-microsoft365:notice.declined.title')),
      ).toBeNull(),
    );
  },
});
