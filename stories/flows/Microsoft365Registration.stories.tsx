import {
  authenticateRegistration,
  grantRegistrationPermissions,
  urlOf,
  verifyStandardSetup,
} from '@archive-console/api-client';
import { microsoft365RegistrationPaths } from '@archive-console/console';
import { MINUTE, type World } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { answerConsent, comeBack, signInAtMicrosoft } from './at-microsoft.ts';

const meta = preview.meta({
  title: 'Flows/Connect Microsoft 365',
  parameters: { at: microsoft365RegistrationPaths.home(), as: null },
});

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const administrator = 'admin@nordlicht.example';

/** The link of the mail is opened in another window. */
const openMail = (world: World) =>
  fetch(`/v2${verifyStandardSetup.path}`, {
    method: verifyStandardSetup.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ registrationToken: world.mails.at(-1)?.token }),
  });

export const SignIn = meta.story({
  async play({ canvasElement, world, leaveTo }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Sign in at Microsoft' }));
    await signInAtMicrosoft(world, leaveTo.mock.lastCall?.[0] ?? '', administrator);
    comeBack();
    await expect(await page.findByText(/A mail was sent to admin@nordlicht.example/)).toBeVisible();
  },
});

export const ConfirmAddress = meta.story({
  async play(context) {
    await SignIn.play(context);
    const page = pageOf(context.canvasElement);
    await openMail(context.world);
    await expect(await page.findByRole('button', { name: 'Give consent at Microsoft' })).toBeVisible();
  },
});

/** A person has refused the consent, and Microsoft has led back here. */
const refused: { parameters: { at: string }; beforeEach(context: { world: World }): Promise<void> } = {
  parameters: { at: `${microsoft365RegistrationPaths.home()}?error=access_denied` },
  async beforeEach({ world }) {
    await signInAtMicrosoft(world, urlOf(authenticateRegistration, {}), administrator);
    await openMail(world);
    await answerConsent(urlOf(grantRegistrationPermissions), { error: 'access_denied' });
  },
};

export const ConsentRefused = meta.story({
  ...refused,
  async play({ canvasElement, leaveTo }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText(/consent or sign-in was declined/)).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Try the consent again' }));
    await expect(leaveTo.mock.calls).toEqual([[urlOf(grantRegistrationPermissions)]]);
  },
});

export const ConsentGiven = meta.story({
  ...refused,
  async play(context) {
    await ConsentRefused.play(context);
    const page = pageOf(context.canvasElement);
    await answerConsent(context.leaveTo.mock.lastCall?.[0] ?? '', { admin_consent: 'True' });
    comeBack();
    await expect(await page.findByRole('heading', { name: 'The archive is being set up' })).toBeVisible();
    await waitFor(() => expect(page.queryByText(/was declined/)).toBeNull());
  },
});

export const IntoTheConsole = meta.story({
  ...refused,
  async play(context) {
    await ConsentGiven.play(context);
    const page = pageOf(context.canvasElement);
    context.world.clock.advance(MINUTE);
    await userEvent.click(await page.findByRole('button', { name: 'Open the console' }));
    await expect(await page.findByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(context.world.credentials.map(({ email }) => email)).toContain(administrator);
  },
});
