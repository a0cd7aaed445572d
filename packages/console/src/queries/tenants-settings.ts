import {
  deleteTenant,
  getTenantOptions,
  setTenantOptions,
  terminateTenant,
} from '@archive-console/api-client';
import { query } from './api.ts';
import { mutation } from './mutation.ts';
import { tenantsChanges } from './tenants.ts';

export const tenantSettingsQueries = {
  /** The options of the tenant by their names on the wire; which there are, only the service knows (D8). */
  options: () => query(getTenantOptions),
};

const shown = { isShownWhenDone: true };
const lookUps = () => import('./tenants-look-ups.ts');

export const tenantSettingsMutations = {
  setOptions: () =>
    mutation(setTenantOptions, tenantsChanges.options, {
      ...shown,
      lookUp: async () => (await lookUps()).optionsSet,
    }),
  terminate: () =>
    mutation(terminateTenant, tenantsChanges.termination, {
      ...shown,
      lookUp: async () => (await lookUps()).terminated,
    }),
  remove: () =>
    mutation(deleteTenant, tenantsChanges.deletion, {
      lookUp: async () => (await lookUps()).removed,
    }),
};
