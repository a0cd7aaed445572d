import { describe, expect, it } from 'vitest';
import {
  basisOf,
  breakEvenMonths,
  changedChoice,
  type ChoiceFacts,
  firstChoice,
  obstacleOf,
  readChoice,
} from '#console/features/tenant-subscriptions/plan-choice.ts';
import { storageArticle } from './storage-article.ts';

const packages = [storageArticle('small', 10), storageArticle('large', 90)];
const paid = {
  id: 'plan',
  trialExpirationDate: '',
  standardUsers: 58,
  storage: 90,
  featureEiv: false,
  isTrial: false,
  isTrialExpired: false,
};
const trial = { ...paid, isTrial: true, trialExpirationDate: '2026-12-01T00:00:00Z' };
const facts = (plan: ChoiceFacts['plan'], users = 63): ChoiceFacts => ({
  plan,
  packages,
  users,
  suggestion: { storagePackage: storageArticle('small', 10), standardUsers: 63, topUpUsers: 0 },
});

describe('the first choice', () => {
  it('is the suggestion for a trial, and what it has for a paid plan', () => {
    expect(firstChoice(undefined, facts(trial))).toMatchObject({
      standardUsers: 63,
      topUpUsers: 0,
      storagePackageId: 'small',
      initialized: true,
    });
    expect(firstChoice(undefined, facts(paid))).toMatchObject({
      standardUsers: 58,
      topUpUsers: 5,
      storagePackageId: 'large',
    });
  });

  it('is what the session keeps, once it is initialized and as long as the plan is the same', () => {
    const kept = changedChoice(firstChoice(undefined, facts(trial)), { standardUsers: 20 }, 63);
    expect(firstChoice(kept, facts(trial))).toMatchObject({ standardUsers: 20, topUpUsers: 43 });
    expect(firstChoice({ ...kept, initialized: false }, facts(trial)).standardUsers).toBe(63);
    expect(firstChoice(kept, facts(paid)).standardUsers).toBe(58);
    expect(basisOf(paid)).not.toBe(basisOf({ ...paid, standardUsers: 59 }));
  });

  it('counts the users by the month anew, whatever was counted when it was kept', () => {
    const kept = firstChoice(undefined, facts(paid, 63));
    expect(firstChoice(kept, facts(paid, 70))).toEqual({ ...kept, topUpUsers: 12 });
    expect(firstChoice(kept, facts(paid, 40))).toEqual({ ...kept, topUpUsers: 0 });
  });

  it('is nothing that cannot be read', () => {
    expect([readChoice(undefined), readChoice('{'), readChoice('{"standardUsers":"x"}')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has no package where the plan has one that is not sold any more', () => {
    expect(firstChoice(undefined, facts({ ...paid, storage: 45 })).storagePackageId).toBe('');
  });
});

it('a choice is gone on with once it has a package with room, and differs from a paid plan', () => {
  const known = { plan: paid, packages, usedBytes: 20_000_000_000 };
  const choice = firstChoice(undefined, facts(paid));
  expect(obstacleOf(choice, known)).toBe('unchanged');
  expect(obstacleOf({ ...choice, storagePackageId: '' }, known)).toBe('no-package');
  const unsized = { ...storageArticle('unsized', 1), balanceQuantity: null };
  const offered = { ...known, packages: [...packages, unsized] };
  expect(obstacleOf({ ...choice, storagePackageId: 'unsized' }, offered)).toBe('no-package');
  expect(obstacleOf({ ...choice, storagePackageId: 'small' }, known)).toBe('too-small');
  expect(obstacleOf({ ...choice, standardUsers: 59 }, known)).toBeUndefined();
  expect(obstacleOf(choice, { ...known, plan: trial })).toBeUndefined();
});

it('a reserved user pays off from a number of months on, or never', () => {
  const month = (reserved: number, monthly: number, periods = ['Year', 'Month']) => ({
    billingMonth: { year: 2026, month: 11 },
    totalPrice: 0,
    credits: [],
    items: (['StandardUser', 'TopUpUser'] as const).map((articleType, place) => ({
      articleCode: '',
      articleType,
      reservationPeriod: periods[place] ?? '',
      pricePerUnit: [reserved, monthly][place] ?? 0,
      articleCount: 1,
      totalPrice: 0,
    })),
  });
  expect([month(2.6, 3.9), month(4, 3), month(0, 3), undefined].map(breakEvenMonths)).toEqual([
    8,
    undefined,
    undefined,
    undefined,
  ]);
  // What is not reserved for a year, or nothing is known of, pays off after no number of months.
  const others = [
    ['Month', 'Month'],
    ['Year', 'Year'],
    ['Quarter', 'Month'],
    ['', ''],
  ];
  expect(others.map((periods) => breakEvenMonths(month(2.6, 3.9, periods)))).toEqual(
    others.map(() => undefined),
  );
});
