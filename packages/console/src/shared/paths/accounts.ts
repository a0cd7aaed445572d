export const accountsPaths = {
  forgotPassword: () => '/password-reset',
  resetPassword: (token: string) => `/password-reset/${encodeURIComponent(token)}`,
  disableTwoFactor: (id: string) => `/two-factor/disable?id=${encodeURIComponent(id)}`,
};
