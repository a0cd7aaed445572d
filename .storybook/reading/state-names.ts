import { storyNameFromExport } from 'storybook/internal/csf';

/** In the order of the vocabulary; what is not named here stands where it stands in the file, before what fails. */
const ORDER = [
  'Loading',
  'Empty',
  'Blank',
  'Populated',
  'Filled',
  'NoMatch',
  'ReadOnly',
  'LongText',
  'Confirming',
  'Submitting',
  'UpdatedLive',
];
const LAST = ['Invalid', 'Rejected', 'Conflict', 'Forbidden', 'NotFound', 'ServerError'];

/** The place of a state on a board. */
export function rankOf(state: string): number {
  const first = ORDER.findIndex((name) => state.startsWith(name));
  if (first !== -1) return first;
  const last = LAST.findIndex((name) => state.startsWith(name));
  return last === -1 ? ORDER.length : ORDER.length + 1 + last;
}

/** `ConfirmingDelete` → “Confirming delete”. */
export function nameOfState(state: string): string {
  const [first = '', ...rest] = storyNameFromExport(state).split(' ');
  return [first, ...rest.map((word) => (/^[A-Z]+$/.test(word) ? word : word.toLowerCase()))].join(' ');
}
