import { accessTokensRules } from './resources/access-tokens.ts';
import { accountsRules } from './resources/accounts.ts';
import { archivePoliciesRules } from './resources/archive-policies.ts';
import { articlesRules } from './resources/articles.ts';
import { authenticationRules } from './resources/authentication.ts';
import { backgroundJobsRules } from './resources/background-jobs.ts';
import { cloudConnectorRules } from './resources/cloud-connector.ts';
import { consumptionsRules } from './resources/consumptions.ts';
import { couponWalletsRules } from './resources/coupon-wallets.ts';
import { couponsRules } from './resources/coupons.ts';
import { emailAddressesRules } from './resources/email-addresses.ts';
import { groupsRules } from './resources/groups.ts';
import { importSourcesRules } from './resources/import-sources.ts';
import { invoicesRules } from './resources/invoices.ts';
import { mailboxesRules } from './resources/mailboxes.ts';
import { organizationsRules } from './resources/organizations.ts';
import { paymentsRules } from './resources/payments.ts';
import { serviceRules } from './resources/service.ts';
import { tenantBalancesRules } from './resources/tenant-balances.ts';
import { tenantSubscriptionsRules } from './resources/tenant-subscriptions.ts';
import { tenantUsagesRules } from './resources/tenant-usages.ts';
import { setupRules } from './resources/setup.ts';
import { tenantRegistrationMicrosoft365Rules } from './resources/tenant-registration-microsoft365.ts';
import { tenantsRules } from './resources/tenants.ts';
import { trustedDomainsRules } from './resources/trusted-domains.ts';
import { usersRules } from './resources/users.ts';
import type { Rule } from './rule.ts';

/** Everything the demo service can answer. */
export const rules: readonly Rule[] = [
  ...accessTokensRules,
  ...accountsRules,
  ...archivePoliciesRules,
  ...articlesRules,
  ...authenticationRules,
  ...backgroundJobsRules,
  ...cloudConnectorRules,
  ...consumptionsRules,
  ...couponWalletsRules,
  ...couponsRules,
  ...emailAddressesRules,
  ...groupsRules,
  ...importSourcesRules,
  ...invoicesRules,
  ...mailboxesRules,
  ...organizationsRules,
  ...paymentsRules,
  ...serviceRules,
  ...tenantBalancesRules,
  ...tenantSubscriptionsRules,
  ...tenantUsagesRules,
  ...setupRules,
  ...tenantRegistrationMicrosoft365Rules,
  ...tenantsRules,
  ...trustedDomainsRules,
  ...usersRules,
];
