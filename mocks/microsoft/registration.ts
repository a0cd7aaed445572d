import type { ONBOARDING_STATES } from '@archive-console/api-client';
import type { MicrosoftIdentity } from './identities.ts';

/** A Microsoft 365 organization on its way to become a tenant. */
export interface Registration {
  /** What the browser that began it knows it by. */
  readonly id: string;
  /** What the mail that verifies the address knows it by: who reads the mail is not in that browser yet. */
  readonly token: string;
  readonly identity: MicrosoftIdentity;
  readonly domainName: string;
  state: (typeof ONBOARDING_STATES)[number];
  errorMessage: string;
  /** The tenant that is being set up for it, by its key. */
  tenant: string | undefined;
  /** The user who administers that tenant. */
  administratorId: string | undefined;
}
