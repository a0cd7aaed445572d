import type { PasswordScore } from '@archive-console/ui';

/** What an attacker tries first, in both languages of the console, and runs of keys. */
const COMMON =
  /pass(wor[dt]|wort)?|kennwort|geheim|secret|welcome|willkommen|hallo|hello|admin|archiv[e]?|letmein|qwert[yz]\w*|asdf\w*|abc\w{0,3}|1234?5?6?7?8?9?0?|(19|20)\d\d/gi;

/** Bits from which a password counts as weak, good, very good. */
const LIMITS = [30, 48, 66] as const;

/** How many characters one of this kind was chosen from. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 24],
];

/**
 * How hard a password is to guess, roughly: how many characters remain, each counted by how many it
 * was chosen from, once common passwords and what is known of the person count as one character
 * each. A hint, and never a reason to refuse: the service itself says what it demands (D58).
 */
export function passwordScore(password: string, known: readonly string[] = []): PasswordScore {
  if (password === '') return 0;
  const bits = remaining(password, known) * Math.log2(poolOf(password));
  return (1 + LIMITS.filter((limit) => bits >= limit).length) as PasswordScore;
}

function remaining(password: string, known: readonly string[]): number {
  let rest = password.toLowerCase();
  for (const word of known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u)))
    if (word.length > 2) rest = rest.replaceAll(word, '·');
  rest = rest.replaceAll(COMMON, '·').replaceAll(/(.)\1+/gu, '$1');
  // A few characters over and over are not more than those few.
  return Math.min(rest.length, new Set(rest).size * 2);
}

function poolOf(password: string): number {
  return kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
}
