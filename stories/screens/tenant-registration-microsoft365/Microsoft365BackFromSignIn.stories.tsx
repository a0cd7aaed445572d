import { microsoft365RegistrationPaths } from '@archive-console/console';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { alertOf, pageOf } from './registering.ts';

/** Microsoft has led back from the sign-in with an error: nothing is registered yet. */
const meta = preview.meta({
  title: 'Screens/Connect Microsoft 365/Back from the sign-in',
  parameters: { as: null },
});

const at = (error: string) => `${microsoft365RegistrationPaths.home()}?error=${encodeURIComponent(error)}`;

/** What it means, how to try again, how to start over. */
async function sees(canvasElement: HTMLElement, title: string) {
  const page = pageOf(canvasElement);
  await expect(await alertOf(canvasElement)).toHaveTextContent(title);
  await expect(page.getByRole('button', { name: 'Try the sign-in again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
}

export const AccessDenied = meta.story({
  parameters: { at: at('access_denied') },
  play: ({ canvasElement }) => sees(canvasElement, 'consent or sign-in was declined'),
});

export const AlreadyRegistered = meta.story({
  parameters: { at: at('Tenant.MicrosoftTenantAlreadyRegistered') },
  play: ({ canvasElement }) => sees(canvasElement, 'already registered'),
});

export const WrongTenantType = meta.story({
  parameters: { at: at('Tenant.InvalidTenantType') },
  play: ({ canvasElement }) => sees(canvasElement, 'cannot be registered in this way'),
});

export const UnusableSignIn = meta.story({
  parameters: { at: at('Authentication.InvalidExternalLoginInfo') },
  play: ({ canvasElement }) => sees(canvasElement, 'no usable sign-in'),
});

export const WrongAccount = meta.story({
  parameters: { at: at('AADSTS50020') },
  play: ({ canvasElement }) => sees(canvasElement, 'This account does not fit'),
});

export const NoRegistration = meta.story({
  parameters: { at: at('Tenant.NotFound') },
  play: ({ canvasElement }) => sees(canvasElement, 'There is no registration in this browser'),
});

export const UnknownCode = meta.story({
  parameters: { at: at('Partner.NotYetInvented') },
  play: ({ canvasElement }) => sees(canvasElement, 'Partner.NotYetInvented'),
});

export const NoCode = meta.story({
  parameters: { at: at('<b>Call +49 30 1234567</b> to get your money back') },
  async play({ canvasElement }) {
    await sees(canvasElement, 'not a code that can be shown');
    await expect(pageOf(canvasElement).queryByText(/money back/)).toBeNull();
  },
});

/** Where nothing has begun, there is nothing to give up: it is the beginning again. */
export const StartedOver = meta.story({
  parameters: { at: at('access_denied') },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await alertOf(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Start over' }));
    await expect(await page.findByRole('button', { name: 'Sign in at Microsoft' })).toBeVisible();
    await waitFor(() => expect(page.queryByText(/was declined/)).toBeNull());
  },
});
