import {
  authenticateRegistration,
  grantRegistrationPermissions,
  urlOf,
  verifyStandardSetup,
} from '@archive-console/api-client';
import { microsoft365RegistrationPaths } from '@archive-console/console';
import { MINUTE, type World } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageOf, press, readPart, see } from '#stories/steps.ts';
import { answerConsent, comeBack, signInAtMicrosoft } from './at-microsoft.ts';

const meta = preview.meta({
  title: 'Flows/Connect Microsoft 365',
  parameters: { at: microsoft365RegistrationPaths.home(), as: null },
});

const administrator = 'admin@nordlicht.example';

/** The link of the mail is opened in another window. */
const openMail = (world: World) =>
  fetch(`/v2${verifyStandardSetup.path}`, {
    method: verifyStandardSetup.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ registrationToken: world.mails.at(-1)?.token }),
  });

export const SignIn = meta.story({
  async play(shown) {
    await press(shown, 'tenant-registration-microsoft365:begin.action');
    await signInAtMicrosoft(shown.world, shown.leaveTo.mock.lastCall?.[0] ?? '', administrator);
    comeBack();
    await readPart(shown, 'tenant-registration-microsoft365:address.text', {
      email: 'admin@nordlicht.example',
    });
  },
});

export const ConfirmAddress = meta.story({
  async play(shown) {
    await SignIn.play(shown);
    await openMail(shown.world);
    await see(shown, 'button', 'tenant-registration-microsoft365:consent.action');
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
  async play(shown) {
    await readPart(shown, 'tenant-registration-microsoft365:notice.declined.title');
    await press(shown, 'tenant-registration-microsoft365:consent.again');
    await expect(shown.leaveTo.mock.calls).toEqual([[urlOf(grantRegistrationPermissions)]]);
  },
});

export const ConsentGiven = meta.story({
  ...refused,
  async play(shown) {
    await ConsentRefused.play(shown);
    const page = pageOf(shown);
    await answerConsent(shown.leaveTo.mock.lastCall?.[0] ?? '', { admin_consent: 'True' });
    comeBack();
    await see(shown, 'heading', 'tenant-registration-microsoft365:working.title');
    await waitFor(() =>
      expect(
        page.queryByText(shown.words.part('tenant-registration-microsoft365:notice.declined.title')),
      ).toBeNull(),
    );
  },
});

export const IntoTheConsole = meta.story({
  ...refused,
  async play(shown) {
    await ConsentGiven.play(shown);
    shown.world.clock.advance(MINUTE);
    await press(shown, 'tenant-registration-microsoft365:ready.action');
    await see(shown, 'navigation', 'shell:navigation.label');
    await expect(shown.world.credentials.map(({ email }) => email)).toContain(administrator);
  },
});
