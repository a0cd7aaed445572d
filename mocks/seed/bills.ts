import { billMonths, keepBilling } from '../money/bills.ts';
import { STANDARD } from '../tenants/kinds.ts';
import type { World } from '../world.ts';

/** How many of the last bills were charged to the account: those before went to a card. */
const BY_DEBIT = 6;

/** What was billed before the world began, with one charge that came back, and what will be. */
export function seedBills(world: World): void {
  billMonths(world);
  if (world.kind.key === STANDARD)
    for (const [index, bill] of world.bills.toReversed().entries()) {
      if (index >= BY_DEBIT) bill.paymentMethod = 'creditcard';
      bill.hasFailed = index === 2;
    }
  keepBilling(world);
}
