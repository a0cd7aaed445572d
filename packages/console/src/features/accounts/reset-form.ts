import type { InputOf, resetPassword } from '@archive-console/api-client';
import type { ParseKeys } from 'i18next';

export interface ResetValues {
  password: string;
  confirmPassword: string;
}

export const emptyReset: ResetValues = { password: '', confirmPassword: '' };

type Mistakes = Partial<Record<keyof ResetValues, ParseKeys<['accounts', 'gate']>>>;

/** What is wrong before the service can be asked: a password is demanded, twice the same, and nothing else (D58). */
export function checkReset({ password, confirmPassword }: ResetValues): Mistakes {
  if (password === '') return { password: 'gate:password.missing' };
  if (confirmPassword === '') return { confirmPassword: 'resetPassword.confirm.missing' };
  if (confirmPassword !== password) return { confirmPassword: 'resetPassword.confirm.differs' };
  return {};
}

/** Values → wire. Not trimmed: a blank may belong to a password. */
export function resetOf(values: ResetValues, token: string): InputOf<typeof resetPassword> {
  return { ...values, token };
}
