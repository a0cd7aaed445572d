import type { AccessToken } from '@archive-console/api-client';

/** A token as the service keeps it: without its secret, with whom it belongs to. */
export interface HeldToken extends AccessToken {
  /** Who made a personal token; `null` for one of the tenant. */
  holderId: string | null;
}
