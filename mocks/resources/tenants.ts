import {
  deleteTenant,
  getMicrosoft365Status,
  getTenant,
  getTenantOptions,
  isJournalRuleConfigured,
  assignExchangeAdministratorRole,
  setExchangeImpersonationUpn,
  setTenantOptions,
  terminateTenant,
  triggerTenantSynchronization,
} from '@archive-console/api-client';
import { emailFault } from '../email-rule.ts';
import { grantRules } from '../microsoft/consent-rules.ts';
import { registrationRules } from '../microsoft/registration-rules.ts';
import { synchronize } from '../microsoft/synchronize.ts';
import { refuseField } from '../refusal.ts';
import { rule } from '../rule.ts';
import { dispose, terminate } from '../tenants/end.ts';
import { consentedMicrosoftOf, microsoftOf, tenantIn } from '../tenants/facts-of.ts';
import { IMPERSONATION } from '../tenants/options.ts';
import { setOptions } from '../tenants/set-options.ts';

export const tenantsRules = [
  rule(getTenant, ({ world }) => tenantIn(world)),

  rule(getTenantOptions, ({ world }) => ({ ...world.options })),
  rule(setTenantOptions, ({ world, input }) => setOptions(world, input)),

  rule(getMicrosoft365Status, ({ world }) => {
    const { archivePermissionsGranted, exchangeAdministratorRoleAssigned } = microsoftOf(world);
    return { archivePermissionsGranted, exchangeAdministratorRoleAssigned };
  }),
  rule(isJournalRuleConfigured, ({ world }) => ({
    isJournalRuleConfigured: microsoftOf(world).isJournalRuleConfigured,
  })),

  rule(assignExchangeAdministratorRole, ({ world }) => {
    consentedMicrosoftOf(world).exchangeAdministratorRoleAssigned = true;
    world.hub.notify('TenantChanged', {});
  }),
  rule(setExchangeImpersonationUpn, ({ world, input }) => {
    microsoftOf(world);
    const upn = input.upn.trim();
    const fault = emailFault(upn);
    if (fault !== undefined) refuseField('upn', fault);
    setOptions(world, { [IMPERSONATION]: upn });
  }),
  rule(triggerTenantSynchronization, ({ world }) => synchronize(world, consentedMicrosoftOf(world))),

  rule(terminateTenant, ({ world }) => terminate(world)),
  rule(deleteTenant, ({ world, signOut }) => {
    dispose(world);
    signOut();
  }),

  ...grantRules,
  ...registrationRules,
];
