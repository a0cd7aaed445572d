import type { ONBOARDING_STATES } from '@archive-console/api-client';
import type { MicrosoftIdentity } from './identities.ts';

/** A Microsoft 365 organisation on its way to become a tenant. */
export interface Registration {
  readonly id: string;
  readonly identity: MicrosoftIdentity;
  readonly domainName: string;
  /** What has to stand in a TXT record of the domain, where the address is verified there. */
  readonly domainVerifier: string;
  state: (typeof ONBOARDING_STATES)[number];
  errorMessage: string;
  /** The tenant that is being set up for it. */
  tenant: string | undefined;
}
