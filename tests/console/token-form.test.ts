import { expect, it } from 'vitest';
import * as v from 'valibot';
import { dayIn, endOf } from '#console/entities/access-tokens/token-days.ts';
import { startOf, tokenSchema } from '#console/entities/access-tokens/token-form.tsx';

const now = new Date('2026-01-31T22:30:00');

it('counts days of the calendar where the reader is', () => {
  expect(dayIn(0, now)).toBe('2026-01-31');
  expect(dayIn(30, now)).toBe('2026-03-02');
  expect(dayIn(365, now)).toBe('2027-01-31');
});

it('ends with the last second of the day', () => {
  expect(endOf('2026-03-02').getTime()).toBe(new Date(2026, 2, 2, 23, 59, 59).getTime());
});

it('takes over what the replaced token may do, as far as it is known, and not how long', () => {
  const replaced = { id: 'old', tokenType: 'TenantAccessToken', expiryDate: '2026-02-01T00:00:00Z' } as const;
  const facts = { notes: 'Connector', scopes: ['MailImport', 'Reports'], createdDate: '' };
  expect(startOf({ ...replaced, ...facts }, now)).toEqual({
    notes: 'Connector',
    scopes: ['MailImport'],
    expiryDate: '2026-05-01',
  });
});

it('asks for a use and a day', () => {
  const { issues } = v.safeParse(tokenSchema, { notes: '', scopes: [], expiryDate: '' });
  expect(issues?.map(({ message }) => message)).toEqual([
    'access-tokens:form.mistake.noScope',
    'access-tokens:form.mistake.noExpiry',
  ]);
});
