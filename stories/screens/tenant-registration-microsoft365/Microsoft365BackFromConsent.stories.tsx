import { microsoft365RegistrationPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { alertOf, pageOf, registrationIn } from './registering.ts';

/** Microsoft has led back from the consent with an error. */
const meta = preview.meta({
  title: 'Screens/Connect Microsoft 365/Back from the consent',
  parameters: { as: null },
  beforeEach: ({ msw }) => msw.use(registrationIn('WaitingForPermissionsGranted')),
});

const at = (error: string) => `${microsoft365RegistrationPaths.home()}?error=${encodeURIComponent(error)}`;

/** What it means, how to try again, how to start over. */
async function sees(canvasElement: HTMLElement, title: string) {
  const page = pageOf(canvasElement);
  await expect(await alertOf(canvasElement)).toHaveTextContent(title);
  await expect(page.getByRole('button', { name: 'Try the consent again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
}

export const AccessDenied = meta.story({
  parameters: { at: at('access_denied') },
  play: ({ canvasElement }) => sees(canvasElement, 'consent or sign-in was declined'),
});

export const ConsentRequired = meta.story({
  parameters: { at: at('consent_required') },
  play: ({ canvasElement }) => sees(canvasElement, 'Consent is missing'),
});

export const WrongRole = meta.story({
  parameters: { at: at('AADSTS90094: The grant requires the permission of a global administrator.') },
  play: ({ canvasElement }) => sees(canvasElement, 'This account may not consent for the organization'),
});

export const InteractionRequired = meta.story({
  parameters: { at: at('interaction_required') },
  play: ({ canvasElement }) => sees(canvasElement, 'Microsoft needs you to sign in first'),
});

export const LoginRequired = meta.story({
  parameters: { at: at('login_required') },
  play: ({ canvasElement }) => sees(canvasElement, 'Microsoft needs you to sign in first'),
});

export const InvalidRequest = meta.story({
  parameters: { at: at('invalid_request') },
  play: ({ canvasElement }) => sees(canvasElement, 'Microsoft did not accept the request'),
});

export const InvalidScope = meta.story({
  parameters: { at: at('invalid_scope') },
  play: ({ canvasElement }) => sees(canvasElement, 'Microsoft did not accept the request'),
});

export const InvalidResource = meta.story({
  parameters: { at: at('invalid_resource') },
  play: ({ canvasElement }) => sees(canvasElement, 'Microsoft did not accept the request'),
});

export const UnauthorizedClient = meta.story({
  parameters: { at: at('unauthorized_client') },
  play: ({ canvasElement }) => sees(canvasElement, 'Microsoft did not accept the request'),
});

export const MicrosoftFailed = meta.story({
  parameters: { at: at('server_error') },
  play: ({ canvasElement }) => sees(canvasElement, 'Microsoft could not answer'),
});

export const MicrosoftBusy = meta.story({
  parameters: { at: at('temporarily_unavailable') },
  play: ({ canvasElement }) => sees(canvasElement, 'Microsoft could not answer'),
});

export const TooLate = meta.story({
  parameters: { at: at('Token.HasExpired') },
  play: ({ canvasElement }) => sees(canvasElement, 'The way back from Microsoft took too long'),
});

export const Unasked = meta.story({
  parameters: { at: at('Token.NotFound') },
  play: ({ canvasElement }) => sees(canvasElement, 'Microsoft answered a question nobody asks any more'),
});

export const MovedOn = meta.story({
  parameters: { at: at('Import.CannotProvisionInInvalidTenantState') },
  play: ({ canvasElement }) => sees(canvasElement, 'The registration is at another step'),
});

export const German = meta.story({
  globals: { language: 'de' },
  parameters: { at: at('access_denied') },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await alertOf(canvasElement)).toHaveTextContent('abgelehnt wurde');
    await expect(page.getByRole('button', { name: 'Zustimmung erneut versuchen' })).toBeVisible();
  },
});
