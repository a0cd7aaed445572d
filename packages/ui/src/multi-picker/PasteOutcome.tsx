import { Icon } from '../icon/Icon.tsx';
import { WarningIcon } from '../icons.ts';
import type { PasteResult, PickerTexts } from './pick-types.ts';
import { Left, LeftOut, LeftOutList, Result } from './MultiPicker.styles.ts';
import { whyNotChosen } from './why-not-chosen.ts';

/** Properties of {@link PasteOutcome}. */
export interface PasteOutcomeProps {
  /** Left out until a list was looked up. */
  readonly result: PasteResult | undefined;
  readonly words: PickerTexts;
}

/** What of a pasted list is not chosen: how much is still to be mended, and what cannot be chosen and why. */
export function PasteOutcome({ result, words }: PasteOutcomeProps) {
  const leftOut = result?.found.filter((option) => whyNotChosen(option, words) !== undefined) ?? [];
  const notFound = result?.notFound.length ?? 0;
  const left = [
    ...(notFound > 0 ? [words.pasteNotFound(notFound)] : []),
    ...(result?.failed ? [result.failed.text] : []),
  ];
  return (
    <Result role="status">
      {left.map((text) => (
        <Left key={text}>
          <Icon of={WarningIcon} size={16} />
          <span>{text}</span>
        </Left>
      ))}
      {leftOut.length > 0 && (
        <LeftOutList>
          {leftOut.map((option) => (
            <LeftOut key={option.id}>
              <b>{option.name}</b> {whyNotChosen(option, words)}
            </LeftOut>
          ))}
        </LeftOutList>
      )}
    </Result>
  );
}
