import { microsoft365RegistrationPaths, type WordKey } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Place, alertOf, pageOf, readAlert, see } from '#stories/steps.ts';
import { registrationIn } from './registering.ts';

/** Microsoft has led back from the consent with an error. */
const meta = preview.meta({
  title: 'Screens/Connect Microsoft 365/Back from the consent',
  parameters: { as: null },
  beforeEach: ({ msw }) => msw.use(registrationIn('WaitingForPermissionsGranted')),
});

const at = (error: string) => `${microsoft365RegistrationPaths.home()}?error=${encodeURIComponent(error)}`;

/** What it means, how to try again, how to start over. */
async function sees(shown: Place, notice: WordKey) {
  await readAlert(shown, notice);
  await see(shown, 'button', 'tenant-registration-microsoft365:consent.again');
  await see(shown, 'button', 'tenant-registration-microsoft365:startOver.action');
}

export const AccessDenied = meta.story({
  parameters: { at: at('access_denied') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.declined.title'),
});

export const ConsentRequired = meta.story({
  parameters: { at: at('consent_required') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.notGiven.title'),
});

export const WrongRole = meta.story({
  parameters: { at: at('AADSTS90094: The grant requires the permission of a global administrator.') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.wrongRole.title'),
});

export const InteractionRequired = meta.story({
  parameters: { at: at('interaction_required') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.signIn.title'),
});

export const LoginRequired = meta.story({
  parameters: { at: at('login_required') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.signIn.title'),
});

export const InvalidRequest = meta.story({
  parameters: { at: at('invalid_request') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.refusedRequest.title'),
});

export const InvalidScope = meta.story({
  parameters: { at: at('invalid_scope') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.refusedRequest.title'),
});

export const InvalidResource = meta.story({
  parameters: { at: at('invalid_resource') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.refusedRequest.title'),
});

export const UnauthorizedClient = meta.story({
  parameters: { at: at('unauthorized_client') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.refusedRequest.title'),
});

export const MicrosoftFailed = meta.story({
  parameters: { at: at('server_error') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.busy.title'),
});

export const MicrosoftBusy = meta.story({
  parameters: { at: at('temporarily_unavailable') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.busy.title'),
});

export const TooLate = meta.story({
  parameters: { at: at('Token.HasExpired') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.late.title'),
});

export const Unasked = meta.story({
  parameters: { at: at('Token.NotFound') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.unasked.title'),
});

export const MovedOn = meta.story({
  parameters: { at: at('Import.CannotProvisionInInvalidTenantState') },
  play: (shown) => sees(shown, 'tenant-registration-microsoft365:notice.movedOn.title'),
});

export const German = meta.story({
  globals: { language: 'de' },
  parameters: { at: at('access_denied') },
  async play(shown) {
    const page = pageOf(shown);
    await expect(await alertOf(shown)).toHaveTextContent('abgelehnt wurde');
    await expect(page.getByRole('button', { name: 'Zustimmung erneut versuchen' })).toBeVisible();
  },
});
