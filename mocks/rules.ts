import { accountsRules } from './resources/accounts.ts';
import { authenticationRules } from './resources/authentication.ts';
import { backgroundJobsRules } from './resources/background-jobs.ts';
import { consumptionsRules } from './resources/consumptions.ts';
import { emailAddressesRules } from './resources/email-addresses.ts';
import { groupsRules } from './resources/groups.ts';
import { mailboxesRules } from './resources/mailboxes.ts';
import { serviceRules } from './resources/service.ts';
import { tenantsRules } from './resources/tenants.ts';
import { usersRules } from './resources/users.ts';
import type { Rule } from './rule.ts';

/** Everything the demo service can answer. */
export const rules: readonly Rule[] = [
  ...accountsRules,
  ...authenticationRules,
  ...backgroundJobsRules,
  ...consumptionsRules,
  ...emailAddressesRules,
  ...groupsRules,
  ...mailboxesRules,
  ...serviceRules,
  ...tenantsRules,
  ...usersRules,
];
