import type { AreaGuard } from './area-guard.ts';

/** Where a navigation wants to go. */
export interface Place {
  pathname: string;
  search: string;
  /** What the area it lies in asks for. */
  guard?: AreaGuard | undefined;
  /** Where the payment provider was reported to lead back to, as the browser kept it; `null` where it kept nothing. */
  paymentReturn?: string | null;
}

/** What is reported to a person who was sent elsewhere than they wanted. */
export type EntryNotice = AreaGuard | 'signed-in' | 'ready';

/** What becomes of a navigation. */
export type Entry =
  | { allow: true }
  | { goTo: string; why: string; notice?: EntryNotice }
  | { show: 'no-permissions' | 'tenant-unread'; why: string };
