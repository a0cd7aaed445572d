import type { Tenant } from '@archive-console/api-client';
import { describe, expect, it } from 'vitest';
import { type AreaGuard, isAllowed } from '#console/app/area-guard.ts';

const standard = { tenantType: 'Standard', isBillingActivated: true } as const;
const microsoft = { tenantType: 'Microsoft365', isBillingActivated: false } as const;

describe('an area', () => {
  it.each<[AreaGuard | undefined, Pick<Tenant, 'tenantType' | 'isBillingActivated'> | undefined, boolean]>([
    [undefined, undefined, true],
    [undefined, standard, true],
    ['billing', undefined, false],
    ['billing', standard, true],
    ['billing', microsoft, false],
    ['microsoft365', undefined, false],
    ['microsoft365', standard, false],
    ['microsoft365', microsoft, true],
  ])('that asks for %s is there for %j: %s', (guard, tenant, isThere) => {
    expect(isAllowed(guard, tenant)).toBe(isThere);
  });
});
