import 'i18next';
import type accounts from './locales/en-US/accounts.json';
import type authentication from './locales/en-US/authentication.json';
import type secondStep from './locales/en-US/authentication-second-step.json';
import type dashboard from './locales/en-US/dashboard.json';
import type errors from './locales/en-US/errors.json';
import type gate from './locales/en-US/gate.json';
import type home from './locales/en-US/home.json';
import type setup from './locales/en-US/setup.json';
import type shell from './locales/en-US/shell.json';
import type microsoft365 from './locales/en-US/tenant-registration-microsoft365.json';
import type tenants from './locales/en-US/tenants.json';
import type users from './locales/en-US/users.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    strictKeyChecks: true;
    resources: {
      shell: typeof shell;
      home: typeof home;
      gate: typeof gate;
      errors: typeof errors;
      authentication: typeof authentication;
      'authentication-second-step': typeof secondStep;
      accounts: typeof accounts;
      setup: typeof setup;
      'tenant-registration-microsoft365': typeof microsoft365;
      tenants: typeof tenants;
      dashboard: typeof dashboard;
      users: typeof users;
    };
  }
}
