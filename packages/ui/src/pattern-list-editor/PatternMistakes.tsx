import type { PatternListEditorProps, PatternListWords } from './pattern-list-types.ts';
import { Mistakes } from './PatternListEditor.styles.ts';

/** Properties of {@link PatternMistakes}. */
export interface PatternMistakesProps extends Pick<PatternListEditorProps, 'error'> {
  readonly words: Required<PatternListWords>;
  readonly mistakes: readonly { readonly place: number; readonly pattern: string; readonly reason: string }[];
}

/** Mistakes listed at most: a pasted list of nonsense shall not push the form away. */
const LISTED = 3;

/** What is wrong with the list and with its patterns. */
export function PatternMistakes({ error, mistakes, words }: PatternMistakesProps) {
  return (
    <Mistakes>
      {error && <span>{error}</span>}
      {mistakes.slice(0, LISTED).map(({ place, pattern, reason }) => (
        <span key={place}>{words.invalid(pattern, reason)}</span>
      ))}
      {mistakes.length > LISTED && <span>{words.moreInvalid(mistakes.length - LISTED)}</span>}
    </Mistakes>
  );
}
