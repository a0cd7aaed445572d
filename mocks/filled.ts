import { refuseField } from './refusal.ts';

/** What a name or another line of text may have, in characters. */
const MOST_CHARACTERS = 256;

/** What was typed into a field that must not be left empty, without the space around it. */
export function filled(field: string, text: string): string {
  const trimmed = text.trim();
  if (trimmed.length > MOST_CHARACTERS) refuseField(field, `It has at most ${MOST_CHARACTERS} characters.`);
  return trimmed === '' ? refuseField(field, 'It is empty.') : trimmed;
}
