import { accountsPaths, emailArchiveConfigurationPaths, paymentsPaths } from '@archive-console/console';
import preview from '#.storybook/preview';
import { read, seeHeadline, seeTitle } from '#stories/steps.ts';

/** Where a page is not for a person or a tenant, another one is shown, with a word why. */
const meta = preview.meta({ title: 'Screens/Shell/Sent elsewhere' });

/** A page for those without a session: the link of a mail, opened once more. */
export const SignedInAlready = meta.story({
  parameters: { at: accountsPaths.forgotPassword(), entryRule: 'E10, E17' },
  async play(shown) {
    await read(shown, 'home:elsewhere.signedIn.title');
    await seeHeadline(shown, 'dashboard:state.working');
  },
});

export const NotOfMicrosoft365 = meta.story({
  parameters: { at: emailArchiveConfigurationPaths.page(), entryRule: 'E18, E20' },
  async play(shown) {
    await read(shown, 'home:elsewhere.microsoft365.title');
    await seeHeadline(shown, 'dashboard:state.working');
  },
});

/** Nothing of a payment is kept any more in this tab. */
export const NoPaymentBegun = meta.story({
  parameters: { at: `${paymentsPaths.returning()}/success`, entryRule: 'E19' },
  beforeEach: () => sessionStorage.setItem('ac.payment-return', ''),
  async play(shown) {
    await read(shown, 'home:elsewhere.paymentReturn.title');
    await seeHeadline(shown, 'dashboard:state.working');
  },
});

/** Who is not signed in is given the same word, beside the sign-in that they are led to. */
export const UnknownBeforeSignIn = meta.story({
  parameters: { at: '/attic', as: null, entryRule: 'E11' },
  async play(shown) {
    await seeTitle(shown, 'authentication:login.title');
    await read(shown, 'home:elsewhere.unknown.title');
  },
});

/** Behind sign-in too there are addresses without a page: none of them is remembered. */
export const UnknownBehindSignIn = meta.story({
  parameters: { at: '/home/archive/attic', as: null, entryRule: 'E11' },
  async play(shown) {
    await seeTitle(shown, 'authentication:login.title');
    await read(shown, 'home:elsewhere.unknown.title');
  },
});
