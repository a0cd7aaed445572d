import {
  createTrustedDomain,
  deleteTrustedDomain,
  getTrustedDomain,
  getTrustedDomainVerifier,
  listTrustedDomains,
  type TrustedDomain,
} from '@archive-console/api-client';
import { domainNameFrom } from '../domains/domain-name.ts';
import { hasDomain, isDomainOwnedElsewhere } from '../domains/owned-elsewhere.ts';
import { isInDomain } from '../domains/is-in-domain.ts';
import { isVerified, verifierFor } from '../domains/verifier.ts';
import { isAsked } from '../lists/is-asked.ts';
import { listOf } from '../lists/list.ts';
import { refuse } from '../refusal.ts';
import { rule } from '../rule.ts';
import { tenantIn } from '../tenants/facts-of.ts';
import type { World } from '../world.ts';

const domainWith = (world: World, id: string): TrustedDomain =>
  world.domains.get(id) ?? refuse('TrustedDomain.NotFound');

/** A domain belongs to one tenant of the service. */
function requireUnregistered(world: World, domainName: string): void {
  if (hasDomain(world, domainName) || isDomainOwnedElsewhere(world, domainName))
    refuse('TrustedDomain.AlreadyRegistered');
}

/** What stands where a person may have put the record; nothing where nothing does. */
function foundAround({ dnsZone }: World, domainName: string): string | undefined {
  const hosts = [domainName, `${domainName}.${domainName}`, `www.${domainName}`];
  const found = hosts.flatMap((host) => (dnsZone.get(host) ?? []).map((text) => `${host}: ${text}`));
  return found.length === 0 ? undefined : found.join('\n');
}

/** A person who signs in with such a name or gets mail there would be lost with it. */
function requireNoUsersIn(world: World, domainName: string): void {
  for (const user of world.users.rows())
    if (isInDomain(user, domainName)) refuse('TrustedDomain.DomainHasUsersAssigned');
}

export const trustedDomainsRules = [
  rule(listTrustedDomains, ({ world, input }) =>
    listOf(world.domains, input, ({ hasExternalReference }) =>
      isAsked(input.hasExternalReference, hasExternalReference),
    ),
  ),
  rule(getTrustedDomain, ({ world, input }) => domainWith(world, input.trustedDomainId)),
  rule(getTrustedDomainVerifier, ({ world, input }) => {
    const domainName = domainNameFrom(input.domainName);
    const { id } = tenantIn(world);
    const domainValidated = isVerified(world, id, domainName);
    return { domainName, domainValidated, domainVerifier: verifierFor(id, domainName) };
  }),
  rule(createTrustedDomain, ({ world, input }) => {
    const domainName = domainNameFrom(input.domainName);
    requireUnregistered(world, domainName);
    if (!isVerified(world, tenantIn(world).id, domainName))
      refuse('TrustedDomain.DnsRecordNotFound', foundAround(world, domainName));
    const domain = { id: world.newId('domain'), domainName, hasExternalReference: false };
    world.domains.put(domain);
    world.hub.notify('TrustedDomainsChanged', { ids: [domain.id] });
    return domain;
  }),
  rule(deleteTrustedDomain, ({ world, input }) => {
    const { id, domainName, hasExternalReference } = domainWith(world, input.trustedDomainId);
    if (hasExternalReference) refuse('TrustedDomain.ManagedReadonly');
    requireNoUsersIn(world, domainName);
    world.domains.remove(id);
    world.hub.notify('TrustedDomainsChanged', { ids: [id] });
  }),
];
