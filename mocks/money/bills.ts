import type { Invoice } from '@archive-console/api-client';
import { DAY } from '../clock.ts';
import { refuse } from '../refusal.ts';
import { invoiceIdOf } from '../stable-id.ts';
import type { World } from '../world.ts';
import { creditsIn } from './credits.ts';
import { beginOf, monthAfter, monthOf, monthsBetween, monthText } from './months.ts';
import { billingOf, type Load } from './prices.ts';
import type { Bill } from './bill.ts';

const DAYS_TO_PAY = 30;
const DAYS_TO_COLLECT = 61;
const DAYS_UNTIL_DOCUMENT = 2;

/** A bill is made on the first day after its month. */
export const billedAt = ({ billing }: Bill): Date => beginOf(monthAfter(billing.billingMonth, 1));

const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * DAY);

/** What a plan costs in a month, with the users there are now: those beyond the reserved ones come on top. */
export function loadOf(world: World, plan: Omit<Load, 'topUpUsers'>): Load {
  const { standardUsers, storage, featureEiv } = plan;
  return { standardUsers, storage, featureEiv, topUpUsers: Math.max(0, world.users.size - standardUsers) };
}

/** The mandate that is charged. */
export const defaultMandate = (world: World) =>
  world.mandates.find(({ isDefaultMandate }) => isDefaultMandate);

/** Bills every month that is over, with the plan there is now. */
export function billMonths(world: World, today: Date = world.clock.now()): void {
  const { subscription: plan, bills } = world;
  if (plan === undefined || plan.trialExpirationDate !== null) return;
  const present = monthOf(today);
  let month = world.billsNext ?? present;
  for (; monthsBetween(month, present) > 0; month = monthAfter(month, 1)) {
    const invoiceNumber = `RE-${monthText(month)}-${(world.tenant?.publicTenantId ?? '').slice(-4)}`;
    bills.push({
      id: invoiceIdOf(invoiceNumber),
      invoiceNumber,
      billing: billingOf(month, loadOf(world, plan), creditsIn(world, month)),
      paymentMethod: defaultMandate(world)?.paymentMethod ?? '',
      hasFailed: false,
    });
  }
  world.billsNext = month;
}

/** Bills each month the moment it is over, before its plan can change, and reports it to open pages. */
export function keepBilling(world: World): void {
  const nextMonth = beginOf(monthAfter(monthOf(world.clock.now()), 1));
  function bill(at: Date): void {
    const before = world.bills.length;
    billMonths(world, at);
    const ids = world.bills.slice(before).map(({ id }) => id);
    if (ids.length > 0) world.hub.notify('InvoicesChanged', { ids });
    world.agenda.in(beginOf(monthAfter(monthOf(at), 1)).getTime() - at.getTime(), bill);
  }
  world.agenda.in(nextMonth.getTime() - world.clock.now().getTime(), bill);
}

function paymentStateOf(world: World, bill: Bill): string {
  const age = (world.clock.now().getTime() - billedAt(bill).getTime()) / DAY;
  // There is nothing to charge: it stays open until it is paid otherwise.
  if (age < DAYS_TO_PAY || bill.paymentMethod === '') return 'Open';
  if (age < DAYS_TO_COLLECT) return 'Pending';
  return bill.hasFailed ? 'Failed' : 'Paid';
}

export function invoiceOf(world: World, bill: Bill): Invoice {
  const { id, invoiceNumber, billing, paymentMethod } = bill;
  return {
    id,
    invoiceNumber,
    billingMonth: billing.billingMonth,
    paymentState: paymentStateOf(world, bill),
    dueDate: daysAfter(billedAt(bill), DAYS_TO_PAY).toISOString().slice(0, 10),
    paymentMethod,
    totalAmount: billing.totalPrice,
  };
}

/** The bill with an id, once its document is made. */
export function documentedBill(world: World, id: string): Bill {
  const bill = world.bills.find((candidate) => candidate.id === id) ?? refuse('Invoice.InvoiceNotFound');
  const madeAt = daysAfter(billedAt(bill), DAYS_UNTIL_DOCUMENT);
  return madeAt > world.clock.now() ? refuse('Invoice.MissingArchiveId') : bill;
}
