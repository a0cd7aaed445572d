/** Microsoft's pages in the demo. */
export const MICROSOFT_SIGN_IN = '/demo/microsoft/sign-in';
export const MICROSOFT_CONSENT = '/demo/microsoft/consent';

/** Pages of the console that lead there, and where one comes back to. */
export const LOGIN = '/login';
export const SETUP = '/setup/microsoft365';
export const CONFIGURATION = '/home/email-archive-configuration';

/** The address of one of Microsoft's pages for an errand. */
export const atMicrosoft = (page: string, state: string): string =>
  `${page}?state=${encodeURIComponent(state)}`;
