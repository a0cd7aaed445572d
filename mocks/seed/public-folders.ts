import type { PublicFolder } from '@archive-console/api-client';
import { uuidOf } from '../stable-id.ts';
import type { TenantKind } from '../tenants/kinds.ts';

const FOLDERS: Readonly<Record<string, string>> = {
  'Building permits': 'bauantraege',
  'Customer complaints': 'beschwerden',
  'Delivery notes': 'lieferscheine',
  Events: 'veranstaltungen',
  'Fleet and fuel': 'fuhrpark',
  'Job applications before 2021': 'bewerbungen-alt',
  'Press releases': 'pressemitteilungen',
  'Projects before 2020': 'projekte-alt',
  'Supplier correspondence': 'lieferanten',
  'Trade fairs': 'messen',
  'Warranty cases': 'gewaehrleistung',
  'Works agreements': 'betriebsvereinbarungen',
};

/** The public folders with addresses on the mail server of a tenant; none where it has no domain yet. */
export function seedPublicFolders({ domain, tenantType }: TenantKind): PublicFolder[] {
  if (domain === null || tenantType === 'Administrative') return [];
  return Object.entries(FOLDERS).map(([displayName, name]) => {
    const primaryAddress = `${name}@${domain}`;
    return { id: uuidOf(`public folder ${primaryAddress}`), displayName, primaryAddress };
  });
}
