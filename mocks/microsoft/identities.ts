import { tenantKinds } from '../tenants/kinds.ts';

/** A person Microsoft knows. */
export interface MicrosoftIdentity {
  email: string;
  name: string;
  organizationName: string;
  microsoftTenantId: string;
  /** Who is not cannot consent for the organization. */
  isGlobalAdministrator: boolean;
  /** Whether Microsoft vouches for the address; otherwise it is verified by mail or in the DNS. */
  isAddressVerified: boolean;
  /** Nothing can be set up for this organization. */
  isUnprovisionable: boolean;
}

const usual = { isGlobalAdministrator: true, isAddressVerified: false, isUnprovisionable: false };

function organizationOf(key: string) {
  const kind = tenantKinds.find((candidate) => candidate.key === key);
  return {
    organizationName: kind?.name ?? '',
    microsoftTenantId: kind?.microsoft?.microsoftTenantId ?? '',
  };
}

const nordlicht = {
  organizationName: 'Nordlicht Verlag',
  microsoftTenantId: 'c94d7a10-63fe-4b28-9d07-1f0e8b5a3c64',
};

/** The people Microsoft's page offers. */
export const microsoftIdentities: readonly MicrosoftIdentity[] = [
  { ...usual, ...organizationOf('microsoft365'), email: 'microsoft@demo.example', name: 'Mats Olsen' },
  {
    ...usual,
    ...organizationOf('before-consent'),
    email: 'before-consent@demo.example',
    name: 'Georg Talmann',
  },
  { ...usual, ...nordlicht, email: 'admin@nordlicht.example', name: 'Solveig Nord' },
  {
    ...usual,
    ...nordlicht,
    email: 'assistant@nordlicht.example',
    name: 'Jan Aust',
    isGlobalAdministrator: false,
  },
  {
    ...usual,
    email: 'admin@havarie.example',
    name: 'Kai Strand',
    organizationName: 'Havarie Logistik',
    microsoftTenantId: '5a1b90e3-7c2d-4f68-8e45-d0b3f2a91c77',
    isAddressVerified: true,
    isUnprovisionable: true,
  },
  {
    ...usual,
    email: 'homeless@demo.example',
    name: 'Hanne Rieger',
    organizationName: 'Rieger und Partner',
    microsoftTenantId: 'e0f7c6d2-1a94-4b3e-a5d8-6c2b9f10e483',
  },
];
