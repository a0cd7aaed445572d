import type { PickerWords, PickOption } from './pick-types.ts';

/** Why an option cannot be chosen; nothing where it can. */
export function whyNotChosen(
  { already, disabledReason }: PickOption,
  words: Pick<PickerWords, 'already'>,
): string | undefined {
  return already ? words.already : disabledReason;
}
