import type { AreaGuard } from './area-guard.ts';

/** Where a navigation wants to go. */
export interface Place {
  pathname: string;
  search: string;
  /** What the area it lies in asks for. */
  guard?: AreaGuard | undefined;
  /** The stored return address given to the payment provider; `null` where none is stored. */
  paymentReturn?: string | null;
}

/** Why a reader was sent elsewhere than they wanted. */
export type EntryNotice = AreaGuard | 'signed-in' | 'ready' | 'unknown';

/** What becomes of a navigation. */
export type Entry =
  | { allow: true }
  | { goTo: string; why: string; notice?: EntryNotice }
  | { show: 'no-permissions' | 'tenant-unknown'; why: string };
