import {
  type assignExchangeAdministratorRole,
  type deleteTenant,
  getMicrosoft365Status,
  getTenant,
  getTenantOptions,
  type setExchangeImpersonationUpn,
  type setTenantOptions,
  type terminateTenant,
} from '@archive-console/api-client';
import { call } from './api.ts';
import { whoIsThere } from './authentication.ts';
import type { LookUp } from './look-up.ts';
import { reachedIf } from './lost-answers.ts';
import { IMPERSONATION } from './tenants-impersonation.ts';

export const optionsSet: LookUp<typeof setTenantOptions> = async (client, sent) => {
  const options = await call(client, getTenantOptions, undefined);
  return reachedIf(
    Object.entries(sent).every(([name, value]) => JSON.stringify(options[name]) === JSON.stringify(value)),
  );
};

export const terminated: LookUp<typeof terminateTenant> = async (client) =>
  reachedIf((await call(client, getTenant, undefined)).tenantState === 'Terminated');

/** With a tenant every session of it ends: nothing else of it can be read afterwards. */
export const removed: LookUp<typeof deleteTenant> = async (client) =>
  reachedIf((await whoIsThere(client)) === undefined);

export const roleAssigned: LookUp<typeof assignExchangeAdministratorRole> = async (client) =>
  reachedIf((await call(client, getMicrosoft365Status, undefined)).exchangeAdministratorRoleAssigned);

export const impersonationSet: LookUp<typeof setExchangeImpersonationUpn> = async (client, { upn }) =>
  reachedIf((await call(client, getTenantOptions, undefined))[IMPERSONATION] === upn);
