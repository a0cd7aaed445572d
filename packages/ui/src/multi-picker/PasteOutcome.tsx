import type { PasteResult, PickerWords, PickOption } from './pick-types.ts';
import { Left, LeftOut, LeftOutList, Result } from './MultiPicker.styles.ts';
import { whyNotChosen } from './why-not-chosen.ts';

/** Properties of {@link PasteOutcome}. */
export interface PasteOutcomeProps {
  /** Left out until a list was looked up. */
  readonly result: PasteResult | undefined;
  readonly selected: readonly PickOption[];
  readonly words: PickerWords;
}

/** What became of a pasted list: how much of it is chosen, what cannot be and why, and how much is still to be mended. */
export function PasteOutcome({ result, selected, words }: PasteOutcomeProps) {
  const chosen = new Set(selected.map(({ id }) => id));
  const leftOut = result?.found.filter((option) => whyNotChosen(option, words) !== undefined) ?? [];
  return (
    <Result role="status">
      {result && <p>{words.pasteChosen(result.found.filter(({ id }) => chosen.has(id)).length)}</p>}
      {leftOut.length > 0 && (
        <LeftOutList>
          {leftOut.map((option) => (
            <LeftOut key={option.id}>
              <b>{option.name}</b> {whyNotChosen(option, words)}
            </LeftOut>
          ))}
        </LeftOutList>
      )}
      {result && result.notFound.length > 0 && <Left>{words.pasteNotFound(result.notFound.length)}</Left>}
      {result?.unread && <Left>{result.unread.text}</Left>}
    </Result>
  );
}
