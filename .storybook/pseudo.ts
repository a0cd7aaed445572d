/** Letters that still read, but show what has not been translated. */
const PLAIN = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñôþqŕšţûṽŵẋýž';

/** Short words grow most in translation (IBM's guideline). */
function padding(length: number): string {
  return '·'.repeat(Math.ceil(length * (length <= 10 ? 1 : 0.4)));
}

/** `[Ĉŕéàţé ûšéŕ ····]`: accented, longer, in brackets; placeholders and tags stay as they are. */
export function pseudo(words: string): string {
  const accented = words
    .split(/(\{\{[^}]*\}\}|<[^>]*>)/)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replaceAll(/[a-z]/g, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter))),
    )
    .join('');
  return `[${accented} ${padding(words.length)}]`;
}
