import type { TrustedDomain } from '@archive-console/api-client';
import { verifierFor } from '../domains/verifier.ts';
import { domainIdOf } from '../stable-id.ts';
import { STANDARD, type TenantKind } from '../tenants/kinds.ts';
import type { World } from '../world.ts';

/** No one has an address in the shop's domain: it can be deleted. */
export const trustedDomains: readonly TrustedDomain[] = [
  { domainName: 'lindenhof.example', hasExternalReference: true },
  { domainName: 'kanzlei-lund.example', hasExternalReference: false },
  { domainName: 'demo.example', hasExternalReference: false },
  { domainName: 'lindenhof-shop.example', hasExternalReference: false },
].map((domain) => ({ id: domainIdOf(domain.domainName), ...domain }));

/** The domains a tenant begins with. */
export function domainsOf({ key, domain }: TenantKind): string[] {
  if (key === STANDARD) return trustedDomains.map(({ domainName }) => domainName);
  return domain === null ? [] : [domain];
}

/** Domains of tenants that are not in the demo. */
export const domainsElsewhere: readonly string[] = ['taken.example', 'nachbar-ag.example'];

/** Its record stands in the zone already: adding it now succeeds. */
const READY = 'lindenhof-verlag.example';

/** A person pasted a value that is not the whole of it: not found, although a record stands there. */
const WRONG = 'seerose.example';

/** What stands in the zone at the beginning: what proves the domains the tenant has, and two it may add. */
export function seedZone({ dnsZone, domains, kind, tenant }: World): void {
  const publish = (host: string, verifier: string) =>
    dnsZone.set(host, ['v=spf1 include:spf.mail.example -all', verifier]);
  for (const { domainName } of domains.rows()) publish(domainName, verifierFor(tenant?.id, domainName));
  if (kind.key !== STANDARD) return;
  publish(READY, verifierFor(tenant?.id, READY));
  publish(WRONG, verifierFor(tenant?.id, WRONG).slice(0, -4));
}
