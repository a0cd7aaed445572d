import * as v from 'valibot';
import { operation } from '../operation.ts';
import { pagedAssumptions, pagedRequest, pageOf } from '../paging.ts';
import { objectWith, optionalFlag, optionalText } from '../reading.ts';

/** A domain whose mail the tenant archives (specification, section 3). Only a verified one exists (D40). */
export const trustedDomain = v.object({
  id: v.string(),
  domainName: v.string(),
  /** Managed by Microsoft 365: read-only (D69). */
  hasExternalReference: optionalFlag,
});

/** A domain whose mail the tenant archives. */
export type TrustedDomain = v.InferOutput<typeof trustedDomain>;

const verifierFields = v.object({
  domainName: optionalText,
  /** Whether the record stands in the zone of the domain by now; `null` where the service does not say. */
  domainValidated: v.nullish(v.boolean(), null),
  /** The text of the TXT record, to be shown as served (D42). */
  domainVerifier: v.string(),
});

const bareVerifier = v.pipe(
  v.string(),
  v.transform((domainVerifier) => ({ domainVerifier })),
  verifierFields,
);

/**
 * What proves that a domain is the tenant's: a TXT record with this text at the domain itself (D42). Named as in the
 * registration info (specification, section 3); nothing but the text is read as well.
 */
const trustedDomainVerifier = v.lazy(
  (
    answer,
  ): v.GenericSchema<string | v.InferInput<typeof verifierFields>, v.InferOutput<typeof verifierFields>> =>
    typeof answer === 'object' ? verifierFields : bareVerifier,
);

/** What proves that a domain is the tenant's. */
export type TrustedDomainVerifier = v.InferOutput<typeof trustedDomainVerifier>;

/**
 * Adds a domain once its TXT record can be found; until then it is refused with
 * `TrustedDomain.DnsRecordNotFound`, and the caller has to remember the domain (D40).
 */
export const createTrustedDomain = operation({
  name: 'createTrustedDomain',
  noun: 'trusted-domains',
  summary: 'Verifies a domain and adds it.',
  method: 'POST',
  path: '/trusted-domains/create-trusted-domain',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ domainName: v.string() }),
  answers: trustedDomain,
  errors: ['TrustedDomain.AlreadyRegistered', 'TrustedDomain.DnsRecordNotFound'],
  assumed: { path: 'D72', takes: 'O117', answers: 'O117', errors: 'D40' },
});

/** Removes a domain that no user has an address in any more. */
export const deleteTrustedDomain = operation({
  name: 'deleteTrustedDomain',
  noun: 'trusted-domains',
  summary: 'Deletes a trusted domain.',
  method: 'DELETE',
  path: '/trusted-domains/delete-domain/{trustedDomainId}',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ trustedDomainId: v.string() }),
  errors: ['TrustedDomain.NotFound', 'TrustedDomain.ManagedReadonly', 'TrustedDomain.DomainHasUsersAssigned'],
  assumed: { path: 'D72', errors: 'O118' },
});

/** One trusted domain. */
export const getTrustedDomain = operation({
  name: 'getTrustedDomain',
  noun: 'trusted-domains',
  summary: 'Reads a trusted domain.',
  method: 'GET',
  path: '/trusted-domains/get-domain/{trustedDomainId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ trustedDomainId: v.string() }),
  answers: trustedDomain,
  errors: ['TrustedDomain.NotFound'],
  assumed: { path: 'D72', answers: 'O119', errors: 'O119' },
});

/** What must stand in the zone of a domain, added or not, and whether it does. Changes nothing (D41). */
export const getTrustedDomainVerifier = operation({
  name: 'getTrustedDomainVerifier',
  noun: 'trusted-domains',
  summary: 'Reads the DNS verifier of a domain.',
  method: 'GET',
  path: '/trusted-domains/get-trusted-domain-dns-verifier/{domainName}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ domainName: v.string() }),
  answers: trustedDomainVerifier,
  errors: [],
  assumed: { path: 'D72', answers: 'D42' },
});

/** One page of the trusted domains, with a typed filter beside the text (D26). */
export const listTrustedDomains = operation({
  name: 'listTrustedDomains',
  noun: 'trusted-domains',
  summary: 'Lists trusted domains.',
  method: 'POST',
  path: '/trusted-domains/get-domains',
  access: 'bearer',
  effect: 'read',
  takes: objectWith(pagedRequest, { hasExternalReference: v.optional(v.boolean()) }),
  answers: pageOf(trustedDomain),
  errors: [],
  assumed: pagedAssumptions({ path: 'D72', 'takes.hasExternalReference': 'D26' }),
});
