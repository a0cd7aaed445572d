/** A piece of a text, and whether it is what was typed. */
export interface FoundPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** Between two letters; one of two code units is one. */
const LETTERS = /(?:)/u;

/** Small letters without accents; a letter stays one letter, so that places are those of the text. */
const plain = (letter: string): string => letter.normalize('NFD').charAt(0).toLowerCase();

/** Splits a text into what was typed and the rest: each word that was typed, where the text has it first. */
export function foundParts(text: string, typed: string): readonly FoundPart[] {
  const letters = text.normalize('NFC').split(LETTERS);
  const where = letters.map(plain);
  const isFound = letters.map(() => false);
  for (const word of typed.trim().split(/\s+/).filter(Boolean)) {
    const wanted = word.normalize('NFC').split(LETTERS).map(plain);
    const at = where.findIndex((_, start) =>
      wanted.every((letter, place) => where[start + place] === letter),
    );
    if (at >= 0) isFound.fill(true, at, at + wanted.length);
  }
  const parts: { text: string; isFound: boolean }[] = [];
  for (const [place, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last !== undefined && last.isFound === isFound[place]) last.text += letter;
    else parts.push({ text: letter, isFound: isFound[place] ?? false });
  }
  return parts;
}
