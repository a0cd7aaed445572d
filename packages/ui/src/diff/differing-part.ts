/** A text cut where it begins and where it ceases to differ from another. */
export interface DifferingPart {
  /** What both texts begin with. */
  readonly before: string;
  /** What differs. Empty where the other text only has something in addition. */
  readonly part: string;
  /** What both texts end with. */
  readonly after: string;
}

const wordCharacter = /[\p{L}\p{N}]/u;

/** Whether a cut at `at` would go through a word. */
function cutsAWord(characters: readonly string[], at: number): boolean {
  return wordCharacter.test(characters[at - 1] ?? '') && wordCharacter.test(characters[at] ?? '');
}

/**
 * What of `text` differs from `other`, in whole words: everything between the first and the last difference. Words
 * are not cut, since half a word says less than the word.
 */
export function differingPart(text: string, other: string): DifferingPart {
  const own = Array.from(text);
  const others = Array.from(other);
  const shorter = Math.min(own.length, others.length);
  let start = 0;
  while (start < shorter && own[start] === others[start]) start += 1;
  while (start > 0 && (cutsAWord(own, start) || cutsAWord(others, start))) start -= 1;
  let same = 0;
  while (same < shorter - start && own[own.length - 1 - same] === others[others.length - 1 - same]) same += 1;
  while (same > 0 && (cutsAWord(own, own.length - same) || cutsAWord(others, others.length - same)))
    same -= 1;
  const end = own.length - same;
  return {
    before: own.slice(0, start).join(''),
    part: own.slice(start, end).join(''),
    after: own.slice(end).join(''),
  };
}
