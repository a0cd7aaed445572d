import 'i18next';
import type authentication from './locales/en-US/authentication.json';
import type dashboard from './locales/en-US/dashboard.json';
import type errors from './locales/en-US/errors.json';
import type home from './locales/en-US/home.json';
import type shell from './locales/en-US/shell.json';
import type users from './locales/en-US/users.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    strictKeyChecks: true;
    resources: {
      shell: typeof shell;
      home: typeof home;
      errors: typeof errors;
      authentication: typeof authentication;
      dashboard: typeof dashboard;
      users: typeof users;
    };
  }
}
