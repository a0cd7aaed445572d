import type { PaymentMandate } from '@archive-console/api-client';
import { chargedOf } from '#queries/payments.ts';
import { FEW_RECOVERY_CODES, type SecondStep } from '#queries/accounts-second-step.ts';

/** How many objects of each kind have no owner. `sources` is left out where there are too many to look at each. */
export interface OrphanCounts {
  sources?: number | undefined;
  addresses: number;
  mailboxes: number;
}

/** Something that needs the administrator whatever the day. */
export type UndatedMatter =
  /** Nothing is charged; `canChoose`: another payment method could be. */
  | { kind: 'no-mandate'; canChoose: boolean }
  | { kind: 'failed-imports'; count: number }
  | { kind: 'only-administrator' }
  | { kind: 'second-factor' }
  | { kind: 'recovery-codes'; left: number }
  | { kind: 'orphans'; count: number; counts: OrphanCounts }
  | { kind: 'pending-mandate'; mandate: PaymentMandate };

/** What they follow from; left out where it was not read, or does not concern the tenant. */
export interface UndatedReads {
  mandates: readonly PaymentMandate[] | undefined;
  /** Invoices are to be paid from the mandates. */
  isCharged: boolean;
  failedImports: number | undefined;
  administrators: number | undefined;
  secondStep: SecondStep | undefined;
  orphans: OrphanCounts | undefined;
}

/** What needs the administrator; nothing follows from what is missing. */
export function undatedMatters(reads: UndatedReads): UndatedMatter[] {
  const { failedImports = 0, administrators, orphans } = reads;
  const { mandates = [], secondStep } = reads;
  const canChoose = mandates.some(({ status }) => status === 'Valid');
  const found: UndatedMatter[] = [];
  if (reads.isCharged && reads.mandates !== undefined && chargedOf(mandates) === undefined)
    found.push({ kind: 'no-mandate', canChoose });
  if (failedImports > 0) found.push({ kind: 'failed-imports', count: failedImports });
  if (administrators === 1) found.push({ kind: 'only-administrator' });
  if (secondStep?.isEnabled === false) found.push({ kind: 'second-factor' });
  const left = secondStep?.isEnabled === true ? secondStep.availableRecoveryCodes : null;
  if (left !== null && left <= FEW_RECOVERY_CODES) found.push({ kind: 'recovery-codes', left });
  if (orphans !== undefined) {
    const count = (orphans.sources ?? 0) + orphans.addresses + orphans.mailboxes;
    if (count > 0) found.push({ kind: 'orphans', count, counts: orphans });
  }
  for (const mandate of mandates)
    if (mandate.status === 'Pending') found.push({ kind: 'pending-mandate', mandate });
  return found;
}
