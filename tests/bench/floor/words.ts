/** A few words of the console, under their own names. */
export const words = {
  authentication: {
    login: {
      title: 'Sign in',
      email: { label: 'E-mail' },
      password: { label: 'Password' },
      submit: 'Sign in',
    },
  },
  users: { details: { title: 'User' } },
};
