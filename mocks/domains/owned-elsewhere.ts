import { domainsElsewhere, domainsOf } from '../seed/domains.ts';
import { tenantsThere, tenantsUnseen } from '../tenants/tenant-of.ts';
import type { World } from '../world.ts';

/** Whether the tenant has added this domain. */
export const hasDomain = ({ domains }: World, domainName: string): boolean =>
  domains.having('domainName', domainName).length > 0;

/** Whether a domain is that of another tenant: people and mail there are not for this one. */
export function isDomainOwnedElsewhere(world: World, domainName: string): boolean {
  const others = tenantsThere(world).filter((other) => other !== world);
  return (
    domainsElsewhere.includes(domainName) ||
    others.some((other) => hasDomain(other, domainName)) ||
    tenantsUnseen(world).some((kind) => domainsOf(kind).includes(domainName))
  );
}
