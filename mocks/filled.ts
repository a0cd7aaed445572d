import { refuseField } from './refusal.ts';

/** What was typed into a field that must not be left empty, without the space around it. */
export function filled(field: string, text: string): string {
  const trimmed = text.trim();
  return trimmed === '' ? refuseField(field, 'It is empty.') : trimmed;
}
