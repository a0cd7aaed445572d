import { refuseField } from '../refusal.ts';

/** A password a person chose, under the name of its field. Space in it counts, and is not enough. */
export function newPasswordFrom(field: string, password: string): string {
  return password.trim() === '' ? refuseField(field, 'It is empty.') : password;
}

/** The same, where it was typed twice. */
export function confirmedPasswordFrom(field: string, password: string, confirmPassword: string): string {
  if (password !== confirmPassword) refuseField('confirmPassword', 'It is not the same as the password.');
  return newPasswordFrom(field, password);
}
