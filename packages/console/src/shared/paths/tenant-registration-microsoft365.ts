const home = '/setup/microsoft365';

export const microsoft365RegistrationPaths = {
  home: () => home,
  /** Where the link in the mail leads that confirms the address. */
  confirm: (token: string) => `${home}/confirm/${encodeURIComponent(token)}`,
};
