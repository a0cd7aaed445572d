import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { blankMandate, mandateSchema } from '#console/entities/payments/mandate-form.tsx';
import { blankPolicy, policySchema } from '#console/features/archive-policies/policy-form.ts';
import { checkSetup } from '#console/features/setup/setup-form.ts';
import { isLineTooLong } from '#console/shared/form/text-limits.ts';

const long = (length: number) => 'a'.repeat(length);

/** What is said of the fields of a form that holds these values. */
function mistakesOf(schema: v.GenericSchema, values: object) {
  const { issues = [] } = v.safeParse(schema, values);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

describe('what is typed has a limit, in words', () => {
  it('of a line, blanks around it aside', () => {
    expect([256, 257].map((length) => isLineTooLong(` ${long(length)} `))).toEqual([false, true]);
  });

  it('of an organization that is set up', () => {
    const values = (length: number) => ({ tenantName: ` ${long(length)} `, password: 'a' });
    expect(checkSetup(values(256))).toEqual({});
    expect(checkSetup(values(257))).toEqual({ tenantName: 'finish.name.tooLong' });
  });

  it('of the holder of an account, where it is charged', () => {
    const said = (length: number, method: 'directdebit' | 'paypal') => {
      const values = { ...blankMandate, method, accountHolder: long(length) };
      return mistakesOf(mandateSchema(values), values)['accountHolder'];
    };
    expect(said(256, 'directdebit')).toBeUndefined();
    expect(said(257, 'directdebit')).toBe('objects:form.lineTooLong');
    expect(said(257, 'paypal')).toBeUndefined();
  });

  it('of each pattern of a policy', () => {
    const said = (length: number) =>
      mistakesOf(policySchema, { ...blankPolicy, subjectPatterns: ['a', long(length)] })['subjectPatterns'];
    expect(said(4000)).toBeUndefined();
    expect(said(4001)).toBe('objects:form.textTooLong');
  });
});
