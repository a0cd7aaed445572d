import { uuidOf } from '../stable-id.ts';

/** A domain whose mail the tenant archives (specification, section 3). */
export interface TrustedDomain {
  id: string;
  domainName: string;
  /** Synchronised from Microsoft 365. */
  hasExternalReference: boolean;
}

export const trustedDomains: readonly TrustedDomain[] = [
  { domainName: 'lindenhof.example', hasExternalReference: true },
  { domainName: 'kanzlei-lund.example', hasExternalReference: false },
  { domainName: 'demo.example', hasExternalReference: false },
].map((domain) => ({ id: uuidOf(`domain ${domain.domainName}`), ...domain }));

/** Domains other tenants have registered. */
export const domainsElsewhere: readonly string[] = ['taken.example', 'nachbar-ag.example'];
