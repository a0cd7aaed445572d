import type {
  AccessToken,
  CouponWallet,
  CreditAmount,
  Invoice,
  PaymentMandate,
  Subscription,
} from '@archive-console/api-client';
import { lastDayOf } from '#entities/coupons/last-day.ts';
import { cardEndOf, cardStanding } from '#entities/payments/card-end.ts';
import { dateOf, daysBetween } from '#shared/i18n/days.ts';
import { isChargedWhenDue, isUnpaid } from '#queries/invoices.ts';

const creditKinds = ['users', 'storage', 'eiv'] as const;
type CreditKind = (typeof creditKinds)[number];

type Matter =
  | { kind: 'trial' }
  | { kind: 'credit'; of: CreditKind; amount: number; couponCode: string }
  | { kind: 'token'; token: AccessToken }
  | { kind: 'card'; mandate: PaymentMandate }
  | { kind: 'invoice'; invoice: Invoice; isCharged: boolean };

/** Something that lapses or falls due on a day. */
export type DatedMatter = Matter & { id: string; at: Date; isWholeDay: boolean };

/** What has dates, as far as it was read. */
export interface DatedReads {
  plan: Subscription | undefined;
  wallet: CouponWallet | undefined;
  tokens: readonly AccessToken[];
  mandates: readonly PaymentMandate[] | undefined;
  invoices: readonly Invoice[];
}

/** From so many days before it on, a date is pressing. */
const PRESSING_DAYS = 14;
/** So many days ahead are shown at first, and so many dates: beside other cards, the list ends. */
const NEAR_DAYS = 90;
const NEAR_DATES = 6;
/** Who still uses a token that ended before that has noticed. */
const REMEMBERED_DAYS = 30;

/** Everything that has a date and is not settled, in the order of the dates. */
export function datedMatters(reads: DatedReads, now: Date): DatedMatter[] {
  return [
    ...trialOf(reads.plan),
    ...(reads.wallet?.credits ?? []).flatMap(creditsOf),
    ...reads.tokens.flatMap(tokenOf),
    ...(reads.mandates ?? []).flatMap(cardOf),
    ...reads.invoices.filter(isUnpaid).flatMap((invoice) => invoiceOf(invoice, reads.mandates)),
  ]
    .filter((matter) => isOpen(matter, now))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.id.localeCompare(other.id));
}

/** How many days are left; negative where the date has passed. */
export const daysLeft = ({ at }: DatedMatter, now: Date): number => daysBetween(now, at);

/** Whether its date has passed. */
export function isOver(matter: DatedMatter, now: Date): boolean {
  return matter.isWholeDay ? daysLeft(matter, now) < 0 : matter.at <= now;
}

/** Those that are to come. */
export const aheadOf = (dates: readonly DatedMatter[], now: Date): DatedMatter[] =>
  dates.filter((matter) => !isOver(matter, now));

/** How much it presses. */
export function pressureOf(matter: DatedMatter, now: Date): 'danger' | 'warning' | 'neutral' {
  if (matter.kind === 'card') return cardPressure[cardStanding(matter.at, now)];
  if (isOver(matter, now)) return 'danger';
  if (matter.kind === 'invoice' && matter.invoice.paymentState === 'Failed') return 'danger';
  if (matter.kind === 'invoice' && matter.isCharged) return 'neutral';
  return daysLeft(matter, now) <= PRESSING_DAYS ? 'warning' : 'neutral';
}

const cardPressure = { ended: 'danger', ending: 'warning', lasting: 'neutral' } as const;

/** Those that need the reader by now. */
export const pressingOf = (dates: readonly DatedMatter[], now: Date): DatedMatter[] =>
  dates.filter((matter) => pressureOf(matter, now) !== 'neutral');

/** Those that are shown before all of them are asked for: the first. */
export const nearOf = (dates: readonly DatedMatter[], now: Date): DatedMatter[] =>
  dates.filter((matter) => daysLeft(matter, now) <= NEAR_DAYS).slice(0, NEAR_DATES);

/** The end of a trial or a credit leads nowhere once it is over: the plan says how it stands. */
function isOpen(matter: DatedMatter, now: Date): boolean {
  if (!isOver(matter, now)) return true;
  if (matter.kind === 'token') return daysLeft(matter, now) >= -REMEMBERED_DAYS;
  return matter.kind === 'card' || matter.kind === 'invoice';
}

function trialOf(plan: Subscription | undefined): DatedMatter[] {
  if (plan === undefined || !plan.isTrial || plan.isTrialExpired) return [];
  return dated('trial', plan.trialExpirationDate, { kind: 'trial' });
}

function creditsOf({ couponCode, ...credit }: CouponWallet['credits'][number]): DatedMatter[] {
  const given: Readonly<Record<CreditKind, CreditAmount | null>> = {
    users: credit.userCredit,
    storage: credit.storageCredit,
    eiv: credit.featureCredits,
  };
  return creditKinds.flatMap((of) => {
    const left = given[of];
    const at = left?.isExpired === false ? lastDayOf(left) : undefined;
    if (!left?.amount || at === undefined) return [];
    const { amount } = left;
    return [
      { kind: 'credit', of, amount, couponCode, id: `credit-${couponCode}-${of}`, at, isWholeDay: true },
    ];
  });
}

const tokenOf = (token: AccessToken): DatedMatter[] =>
  dated(`token-${token.id}`, token.expiryDate, { kind: 'token', token });

/** What cannot be charged any more has no end left to wait for. */
function cardOf(mandate: PaymentMandate): DatedMatter[] {
  if (mandate.status === 'Invalid') return [];
  const at = cardEndOf(mandate);
  return at === undefined
    ? []
    : [{ kind: 'card', mandate, id: `card-${mandate.mandateId}`, at, isWholeDay: true }];
}

const invoiceOf = (invoice: Invoice, mandates: DatedReads['mandates']): DatedMatter[] =>
  dated(`invoice-${invoice.id}`, invoice.dueDate, {
    kind: 'invoice',
    invoice,
    isCharged: isChargedWhenDue(invoice, mandates),
  });

const DAY_ALONE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day alone is the same day everywhere; what names no date is left out. */
function dated(id: string, text: string | null | undefined, matter: Matter): DatedMatter[] {
  const [, year, month, day] = DAY_ALONE.exec(text ?? '') ?? [];
  const isWholeDay = day !== undefined;
  const at = isWholeDay ? new Date(Number(year), Number(month) - 1, Number(day)) : dateOf(text);
  return at === undefined ? [] : [{ ...matter, id, at, isWholeDay }];
}
