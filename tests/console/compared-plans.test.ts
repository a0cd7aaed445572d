import { describe, expect, it } from 'vitest';
import {
  MOST_COMPARED,
  plansIn,
  plansToBeginWith,
  searchOf,
} from '#console/features/tenant-subscriptions/compared-plans.ts';
import { basisOf } from '#console/features/tenant-subscriptions/plan-choice.ts';
import { storageArticle } from './storage-article.ts';

const GIGABYTE = 1_000_000_000;
const packages = [
  storageArticle('large', 90),
  storageArticle('small', 10),
  storageArticle('largest', 500),
  storageArticle('mid', 30),
];
const plan = {
  id: 'plan',
  trialExpirationDate: '',
  standardUsers: 58,
  storage: 10,
  featureEiv: false,
  isTrial: false,
  isTrialExpired: false,
};
const facts = { plan, packages, users: 63, suggestion: undefined, usedBytes: 5 * GIGABYTE };

describe('plans in an address', () => {
  it('come back as they were written', () => {
    const plans = [
      { standardUsers: 58, storagePackageId: 'mid' },
      { standardUsers: 0, storagePackageId: 'small' },
    ];
    expect(plansIn(searchOf(plans), packages)).toEqual(plans);
  });

  it('are left out where they name no package, no number, or are too many', () => {
    const wrong = new URLSearchParams('plan=5.unknown&plan=-1.small&plan=x.small');
    expect(plansIn(wrong, packages)).toEqual([]);
    const many = Array.from({ length: MOST_COMPARED + 2 }, () => ({
      standardUsers: 1,
      storagePackageId: 'small',
    }));
    expect(plansIn(searchOf(many), packages)).toHaveLength(MOST_COMPARED);
  });
});

describe('what is compared at first', () => {
  it('is the next larger package and a reserved user for each there is, beside what holds', () => {
    expect(plansToBeginWith(undefined, facts)).toEqual({
      base: expect.objectContaining({ standardUsers: 58, storagePackageId: 'small' }),
      others: [
        { standardUsers: 58, storagePackageId: 'mid' },
        { standardUsers: 63, storagePackageId: 'small' },
      ],
    });
  });

  it('passes over a package that is too small for what is archived', () => {
    const full = { ...facts, usedBytes: 60 * GIGABYTE };
    expect(plansToBeginWith(undefined, full).others[0]).toMatchObject({ storagePackageId: 'large' });
  });

  it('begins with what is being chosen, and names nothing twice', () => {
    const kept = {
      initialized: true,
      standardUsers: 63,
      topUpUsers: 0,
      storagePackageId: 'small',
      featureEiv: false,
      basis: basisOf(plan),
    };
    expect(plansToBeginWith(kept, facts).others).toEqual([
      { standardUsers: 63, storagePackageId: 'small' },
      { standardUsers: 58, storagePackageId: 'mid' },
    ]);
  });
});
