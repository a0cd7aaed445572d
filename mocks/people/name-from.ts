import { refuseField } from '../refusal.ts';

/** The name of a group, mailbox or policy, without the space around it. */
export function nameFrom(text: string): string {
  const name = text.trim();
  return name === '' ? refuseField('name', 'It is empty.') : name;
}
