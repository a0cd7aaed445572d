const firstLetter = (word: string): string => word.match(/[\p{L}\p{N}]/u)?.[0] ?? '';

/**
 * The letters that stand for a person: first letter of the first and of the last word, or the first
 * two letters of a single word ("Frieda Hohenstein-Achterberg" FH,
 * "amelie.brandt@lindenhof.example" AB, "support" SU).
 */
export function initials(name: string): string {
  const [local = ''] = name.split('@');
  const words = local.split(/[\s._]+/u).filter(firstLetter);
  const [first = '', second] = [words[0], words.length > 1 ? words.at(-1) : words[0]?.slice(1)];
  return (firstLetter(first) + firstLetter(second ?? '')).toLocaleUpperCase('en');
}
