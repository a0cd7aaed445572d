import { createWorld, STORY_INSTANT } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import {
  aheadOf,
  type DatedReads,
  datedMatters,
  daysLeft,
  isOver,
  nearOf,
  pressingOf,
  pressureOf,
} from '#console/features/dashboard/dated-matters.ts';

const now = new Date(STORY_INSTANT);
const nothing: DatedReads = { plan: undefined, wallet: undefined, tokens: [], mandates: [], invoices: [] };
const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

const token = (id: string, expiryDate: string | null) => ({
  id,
  tokenType: 'TenantAccessToken' as const,
  expiryDate,
  scopes: [],
  notes: id,
  createdDate: '',
});
const invoice = (id: string, dueDate: string, paymentState = 'Open', paymentMethod = '') => ({
  id,
  billingMonth: { year: 2026, month: 10 },
  paymentState,
  dueDate,
  paymentMethod,
  invoiceNumber: id,
  totalAmount: 12,
});
const trial = (isTrialExpired: boolean, trialExpirationDate: string) => ({
  id: 'plan',
  trialExpirationDate,
  standardUsers: 5,
  storage: 10,
  featureEiv: false,
  isTrial: true,
  isTrialExpired,
});
const [pending, debit, card, oldCard] = createWorld().mandates;
if (!pending || !debit || !card || !oldCard) throw new Error('The demo tenant has four mandates.');

const idsOf = (reads: Partial<DatedReads>) => datedMatters({ ...nothing, ...reads }, now).map(({ id }) => id);

describe('what has a date', () => {
  it('stands in the order of the dates, whatever kind it is', () => {
    const ids = idsOf({
      tokens: [token('late', at(80)), token('soon', at(3))],
      invoices: [invoice('now', day(1))],
      plan: trial(false, at(2)),
      mandates: [pending, card],
    });
    expect(ids).toEqual(['invoice-now', 'trial', 'token-soon', `card-${card.mandateId}`, 'token-late']);
  });

  it('is left out where it names no date, or an unreadable one', () => {
    expect(idsOf({ tokens: [token('endless', null), token('odd', 'soon')] })).toEqual([]);
    expect(idsOf({ invoices: [invoice('none', '')] })).toEqual([]);
  });

  it('holds no card that cannot be charged any more, no paid invoice, and none that is being collected', () => {
    expect(idsOf({ mandates: [oldCard] })).toEqual([]);
    const invoices = [invoice('paid', day(-5), 'Paid'), invoice('pending', day(-5), 'Pending')];
    expect(idsOf({ invoices })).toEqual([]);
  });

  it('holds each part of a credit that still counts', () => {
    const part = (amount: number, expiresAt: string, isExpired = false) => ({ amount, expiresAt, isExpired });
    const credits = [
      {
        couponCode: 'ALL',
        redeemedAt: at(-10),
        userCredit: part(5, at(40)),
        storageCredit: part(20, at(20)),
        featureCredits: part(0, at(30)),
      },
      {
        couponCode: 'OLD',
        redeemedAt: at(-300),
        userCredit: part(5, at(-40), true),
        storageCredit: null,
        featureCredits: null,
      },
    ];
    expect(idsOf({ wallet: { credits } })).toEqual(['credit-ALL-storage', 'credit-ALL-users']);
  });

  it('is the last day of a credit, which the service ends with the month after it', () => {
    const userCredit = { amount: 5, expiresAt: '2027-05-01T00:00:00Z', isExpired: false };
    const credit = { couponCode: 'ALL', redeemedAt: at(-10), storageCredit: null, featureCredits: null };
    const wallet = { credits: [{ ...credit, userCredit }] };
    const [matter] = datedMatters({ ...nothing, wallet }, now);
    expect(matter).toMatchObject({ isWholeDay: true, at: new Date(2027, 3, 30) });
  });

  it('stays where its date has passed and something is left to do', () => {
    expect(idsOf({ tokens: [token('lately', at(-9)), token('long ago', at(-31))] })).toEqual([
      'token-lately',
    ]);
    expect(idsOf({ invoices: [invoice('overdue', day(-90))] })).toEqual(['invoice-overdue']);
    expect(idsOf({ plan: trial(true, at(-4)) })).toEqual([]);
  });

  it('means the same day everywhere where it is a day alone', () => {
    const [matter] = datedMatters({ ...nothing, invoices: [invoice('one', '2026-12-01')] }, now);
    expect(matter).toMatchObject({ isWholeDay: true, at: new Date(2026, 11, 1) });
    expect(matter && daysLeft(matter, now)).toBe(11);
  });

  it('is over after its day, or after its moment', () => {
    const [today] = datedMatters({ ...nothing, invoices: [invoice('today', day(0))] }, now);
    const [moment] = datedMatters({ ...nothing, tokens: [token('gone', at(0))] }, now);
    expect(today && isOver(today, now)).toBe(false);
    expect(moment && isOver(moment, now)).toBe(true);
  });

  it('lies ahead for a calendar unless it is over, today as well', () => {
    const tokens = [token('this morning', at(-0.25)), token('this evening', at(0.25))];
    const dates = datedMatters({ ...nothing, tokens, invoices: [invoice('today', day(0))] }, now);
    expect(dates).toHaveLength(3);
    expect(aheadOf(dates, now).map(({ id }) => id)).toEqual(['invoice-today', 'token-this evening']);
  });
});

describe('a date presses', () => {
  const pressure = (reads: Partial<DatedReads>) =>
    datedMatters({ ...nothing, ...reads }, now).map((matter) => pressureOf(matter, now));

  it('from two weeks before it on', () => {
    expect(pressure({ tokens: [token('a', at(14)), token('b', at(15))] })).toEqual(['warning', 'neutral']);
  });

  it('more once it has passed, and where a charge came back', () => {
    expect(pressure({ tokens: [token('a', at(-1))] })).toEqual(['danger']);
    expect(pressure({ invoices: [invoice('a', day(20), 'Failed', 'directdebit')] })).toEqual(['danger']);
  });

  it('not where the invoice is charged by itself', () => {
    const invoices = [invoice('a', day(2), 'Open', 'directdebit')];
    expect(pressure({ invoices, mandates: [debit] })).toEqual(['neutral']);
    expect(pressure({ invoices, mandates: undefined })).toEqual(['neutral']);
    expect(pressure({ invoices, mandates: [{ ...debit, status: 'Invalid' }] })).toEqual(['warning']);
    expect(pressure({ invoices, mandates: [{ ...debit, isDefaultMandate: false }] })).toEqual(['warning']);
    expect(pressure({ invoices: [invoice('a', day(2), 'Open', '')] })).toEqual(['warning']);
  });

  it('is shown at first within three months', () => {
    const dated = datedMatters({ ...nothing, tokens: [token('a', at(90)), token('b', at(91))] }, now);
    expect(nearOf(dated, now).map(({ id }) => id)).toEqual(['token-a']);
  });

  it('is shown at first where no six come before it', () => {
    const tokens = Array.from({ length: 8 }, (_, index) => token(`${index}`, at(30 - index)));
    const dated = datedMatters({ ...nothing, tokens }, now);
    expect(nearOf(dated, now)).toEqual(dated.slice(0, 6));
  });

  it('needs the reader where it presses', () => {
    const dated = datedMatters(
      {
        ...nothing,
        invoices: [invoice('over', day(-6))],
        tokens: [token('tomorrow', at(1)), token('later', at(30))],
      },
      now,
    );
    expect(pressingOf(dated, now).map(({ id }) => id)).toEqual(['invoice-over', 'token-tomorrow']);
  });
});
