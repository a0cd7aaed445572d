import type { TENANT_STATES, TENANT_TYPES } from '@archive-console/api-client';

/** What a tenant has subscribed to; its money is made from these facts. */
export interface PlanFacts {
  isTrial: boolean;
  /** How many days the trial goes on; negative: so long it has been over. `null` for a paid plan. */
  daysLeft: number | null;
  /** The partner who manages the subscription. */
  partner: string | null;
}

/** How far the organization at Microsoft has let the service in at the beginning. */
export interface MicrosoftFacts {
  microsoftTenantId: string;
  isConsented: boolean;
}

/** One kind of tenant, as plain facts. A tenant that is set up while the demo runs has such facts as well. */
export interface TenantKind {
  key: string;
  name: string;
  publicTenantId: string;
  tenantType: (typeof TENANT_TYPES)[number];
  tenantState: (typeof TENANT_STATES)[number];
  /** Where its people have their addresses; none for a tenant that has just been set up. */
  domain: string | null;
  /** How many people there are besides those with an account. */
  users: number;
  /** How many days of history there are. */
  usageDays: number;
  isBillingActivated: boolean;
  /** `null`: no subscription at all. */
  plan: PlanFacts | null;
  /** `null`: it has nothing to do with Microsoft 365. */
  microsoft: MicrosoftFacts | null;
}

/** The tenant that is used unless another is asked for. */
export const STANDARD = 'standard';

const PAID: PlanFacts = { isTrial: false, daysLeft: null, partner: null };

const usual = {
  tenantType: 'Standard',
  tenantState: 'Ready',
  isBillingActivated: true,
  plan: PAID,
  microsoft: null,
} as const;

/** Every tenant the demo begins with. */
export const tenantKinds: readonly TenantKind[] = [
  {
    ...usual,
    key: STANDARD,
    name: 'Lindenhof GmbH',
    publicTenantId: 'LH-2048-7731',
    domain: 'lindenhof.example',
    users: 63,
    usageDays: 366,
  },
  {
    ...usual,
    key: 'trial',
    name: 'Brückner Optik KG',
    publicTenantId: 'BO-3310-2054',
    domain: 'brueckner-optik.example',
    users: 12,
    usageDays: 18,
    plan: { isTrial: true, daysLeft: 12, partner: null },
  },
  {
    ...usual,
    key: 'trial-expired',
    name: 'Café Morgenrot',
    publicTenantId: 'CM-1187-9402',
    domain: 'morgenrot.example',
    users: 5,
    usageDays: 34,
    plan: { isTrial: true, daysLeft: -4, partner: null },
  },
  {
    ...usual,
    key: 'administrative',
    name: 'Archivdienst Nord',
    publicTenantId: 'AN-0001-0007',
    tenantType: 'Administrative',
    domain: 'archivdienst.example',
    users: 8,
    usageDays: 120,
  },
  {
    ...usual,
    key: 'microsoft365',
    name: 'Seewind Reederei AG',
    publicTenantId: 'SR-5521-6630',
    tenantType: 'Microsoft365',
    domain: 'seewind.example',
    users: 38,
    usageDays: 200,
    microsoft: { microsoftTenantId: '7b0f4c52-9a35-4d0e-8c1e-5d2a6b1f9e70', isConsented: true },
  },
  {
    ...usual,
    key: 'before-consent',
    name: 'Talblick Kliniken',
    publicTenantId: 'TK-8804-1276',
    tenantType: 'Microsoft365',
    domain: 'talblick.example',
    users: 0,
    usageDays: 0,
    plan: { isTrial: true, daysLeft: 29, partner: null },
    microsoft: { microsoftTenantId: '2e6d8f14-0b7c-4a9d-b3f5-91c4e7a80d26', isConsented: false },
  },
  {
    ...usual,
    key: 'partner-managed',
    name: 'Hofgut Ahrens',
    publicTenantId: 'HA-4410-3398',
    domain: 'hofgut-ahrens.example',
    users: 16,
    usageDays: 150,
    plan: { isTrial: false, daysLeft: null, partner: 'Systemhaus Kern GmbH' },
  },
  {
    ...usual,
    key: 'without-billing',
    name: 'Stiftung Lichtblick',
    publicTenantId: 'SL-7002-5519',
    domain: 'lichtblick.example',
    users: 9,
    usageDays: 90,
    isBillingActivated: false,
    plan: null,
  },
  {
    ...usual,
    key: 'provisioning',
    name: 'Neuland Software',
    publicTenantId: 'NS-9135-4471',
    tenantState: 'Provisioning',
    domain: null,
    users: 0,
    usageDays: 0,
    plan: { isTrial: true, daysLeft: 30, partner: null },
  },
  {
    ...usual,
    key: 'terminated',
    name: 'Altmann & Söhne',
    publicTenantId: 'AS-2266-8150',
    tenantState: 'Terminated',
    domain: 'altmann.example',
    users: 7,
    usageDays: 260,
  },
];
