import type { PaymentMandate } from '@archive-console/api-client';
import { describe, expect, it } from 'vitest';
import {
  firstRunSteps,
  type FirstRunStep,
  type StepState,
  stepsToShow,
} from '#console/features/dashboard/first-run.ts';
import { undatedMatters } from '#console/features/dashboard/undated-matters.ts';

const all = (state: StepState, others: Partial<Record<FirstRunStep, StepState>> = {}) =>
  ({ ...Object.fromEntries(firstRunSteps.map((step) => [step, state])), ...others }) as Record<
    FirstRunStep,
    StepState
  >;

describe('the first steps', () => {
  it('are shown while one of them is open, with those that are done', () => {
    const steps = stepsToShow(all('done', { policy: 'open', consent: 'absent', 'journal-rule': 'absent' }));
    expect(steps.map(({ step }) => step)).toEqual([
      'domain',
      'users',
      'mailbox',
      'policy',
      'import',
      'billing',
      'second-factor',
    ]);
    expect(steps.filter(({ state }) => state === 'open')).toEqual([{ step: 'policy', state: 'open' }]);
  });

  it('go when all is done', () => {
    expect(stepsToShow(all('done'))).toEqual([]);
    expect(stepsToShow(all('done', { consent: 'absent' }))).toEqual([]);
  });

  it('are not said to be done while one could not be read', () => {
    expect(stepsToShow(all('done', { import: 'failed' }))).toHaveLength(firstRunSteps.length);
  });

  it('wait until all of them are read', () => {
    expect(stepsToShow(all('open', { users: 'pending' }))).toEqual([]);
  });
});

describe('what needs the administrator at once', () => {
  const nothing = {
    mandates: undefined,
    isCharged: false,
    failedImports: undefined,
    administrators: undefined,
    secondStep: undefined,
    orphans: undefined,
  };
  const kindsOf = (reads: Partial<Parameters<typeof undatedMatters>[0]>) =>
    undatedMatters({ ...nothing, ...reads }).map(({ kind }) => kind);

  it('follows from nothing that was not read', () => {
    expect(kindsOf({ isCharged: true })).toEqual([]);
  });

  it('is a plan that is charged without anything to charge', () => {
    expect(kindsOf({ isCharged: true, mandates: [] })).toEqual(['no-mandate']);
    const valid = { mandateId: '1', isDefaultMandate: true, status: 'Valid' } as PaymentMandate;
    expect(kindsOf({ isCharged: true, mandates: [valid] })).toEqual([]);
    expect(kindsOf({ mandates: [] })).toEqual([]);
  });

  it('is a plan whose default cannot be charged, though another payment method could be', () => {
    const invalid = { mandateId: '1', isDefaultMandate: true, status: 'Invalid' } as PaymentMandate;
    const other = { mandateId: '2', isDefaultMandate: false, status: 'Valid' } as PaymentMandate;
    const matters = (mandates: PaymentMandate[]) => undatedMatters({ ...nothing, isCharged: true, mandates });
    expect(matters([invalid, other])).toEqual([{ kind: 'no-mandate', canChoose: true }]);
    expect(matters([invalid])).toEqual([{ kind: 'no-mandate', canChoose: false }]);
  });

  it('is one administrator, and not two', () => {
    expect(kindsOf({ administrators: 1 })).toEqual(['only-administrator']);
    expect(kindsOf({ administrators: 2 })).toEqual([]);
  });

  it('is a second factor that is off, or one whose codes run out', () => {
    expect(kindsOf({ secondStep: { isEnabled: false, availableRecoveryCodes: 0 } })).toEqual([
      'second-factor',
    ]);
    expect(kindsOf({ secondStep: { isEnabled: true, availableRecoveryCodes: 3 } })).toEqual([
      'recovery-codes',
    ]);
    expect(kindsOf({ secondStep: { isEnabled: true, availableRecoveryCodes: null } })).toEqual([]);
    expect(kindsOf({ secondStep: { isEnabled: true, availableRecoveryCodes: 10 } })).toEqual([]);
  });

  it('counts what has no owner over all kinds', () => {
    expect(undatedMatters({ ...nothing, orphans: { sources: 1, addresses: 2, mailboxes: 3 } })).toMatchObject(
      [{ kind: 'orphans', count: 6 }],
    );
    expect(kindsOf({ orphans: { addresses: 0, mailboxes: 0 } })).toEqual([]);
  });

  it('puts what stops the mail before what can wait', () => {
    expect(kindsOf({ failedImports: 2, administrators: 1, orphans: { addresses: 1, mailboxes: 0 } })).toEqual(
      ['failed-imports', 'only-administrator', 'orphans'],
    );
  });
});
