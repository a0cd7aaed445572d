import { expect, it } from 'vitest';
import { monthlyUsers, standingOf } from '#console/entities/tenant-subscriptions/plan-facts.ts';
import {
  amountsFrom,
  differencesFrom,
  priceSteps,
} from '#console/features/tenant-subscriptions/price-steps.ts';

const credit = { couponCode: 'USERS-10', articleType: 'StandardUser' as const, amount: 10, totalPrice: -26 };
const month = (year: number, number: number, hasCredit: boolean) => ({
  billingMonth: { year, month: number },
  totalPrice: hasCredit ? 74 : 100,
  items: [],
  credits: hasCredit ? [credit] : [],
});

it('a step of the price begins in the month in which a credit has ended', () => {
  const steps = priceSteps([month(2026, 11, true), month(2026, 12, true), month(2027, 1, false)]);
  expect(steps.map(({ from, to, months, ended }) => ({ from, to, months, ended }))).toEqual([
    { from: { year: 2026, month: 11 }, to: { year: 2026, month: 12 }, months: 2, ended: [] },
    { from: { year: 2027, month: 1 }, to: { year: 2027, month: 1 }, months: 1, ended: ['USERS-10'] },
  ]);
  expect(priceSteps([])).toEqual([]);
});

it('an amount is named with the month from which it holds, and what is not known is no amount', () => {
  const [november, december] = [month(2026, 11, true), month(2026, 12, true)];
  const january = month(2027, 1, false);
  const from = { year: 2026, month: 11 };
  expect(amountsFrom([november, december, january])).toEqual([
    { from, euro: 74 },
    { from: { year: 2027, month: 1 }, euro: 100 },
  ]);
  expect(amountsFrom([{ ...november, totalPrice: null }])).toEqual([{ from, euro: undefined }]);
  expect(differencesFrom([november, december, january], [month(2026, 11, false), december])).toEqual([
    { from, euro: -26 },
    { from: { year: 2026, month: 12 }, euro: 0 },
    { from: { year: 2027, month: 1 }, euro: undefined },
  ]);
});

it('users by the month are never fewer than none', () => {
  expect([monthlyUsers(63, 58), monthlyUsers(40, 58)]).toEqual([5, 0]);
});

it('a trial counts its days by midnights and is over when the service says so', () => {
  const plan = { id: '1', standardUsers: 5, storage: 10, featureEiv: false };
  const now = new Date(2026, 10, 24, 23, 30);
  const end = new Date(2026, 10, 26, 0, 30);
  const trial = { ...plan, isTrial: true, isTrialExpired: false, trialExpirationDate: end.toISOString() };
  expect(standingOf(trial, now)).toEqual({ kind: 'trial', end, daysLeft: 2 });
  expect(standingOf({ ...trial, isTrialExpired: true }, now)).toEqual({ kind: 'trial-over', end });
  expect(standingOf({ ...trial, isTrial: false, trialExpirationDate: '' }, now)).toEqual({ kind: 'paid' });
});
