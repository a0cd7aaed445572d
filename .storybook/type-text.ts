/** What a property that is a choice takes. */
export type Word = string | number;

/** Lists of words by their name, as `buttonDesigns`. */
export type WordLists = Readonly<Record<string, readonly Word[]>>;

/** What a page has of a type: the text of one that is not a plain one stands in `value`. */
export interface ReadType {
  name: string;
  value?: unknown;
  required?: boolean;
}

/** A type as it is written. */
export const textOf = ({ name, value }: ReadType) =>
  name === 'other' && typeof value === 'string' ? value : name;

/** The text with its lists spelled out. */
export const spellLists = (text: string, lists: WordLists) =>
  text.replaceAll(
    /\(typeof (\w+)\)\[number\]/g,
    (all, list: string) => lists[list]?.map(quoted).join(' | ') ?? all,
  );

/** The text in one line, with lists spelled out, without what goes without saying: that nothing is changed. */
export const spell = (text: string, lists: WordLists) =>
  spellLists(text.replaceAll(/\/\*[^]*?\*\//g, ''), lists)
    .replaceAll(/\breadonly /g, '')
    .replaceAll(/\s+/g, ' ');

/** A word as code says it. */
const quoted = (word: Word) => (typeof word === 'string' ? `'${word}'` : String(word));

/** The words of a type that is nothing but some words. */
export function wordsOf(text: string): readonly Word[] | undefined {
  const parts = text.split(' | ');
  if (!parts.every((part) => /^('[^']*'|\d+)$/.test(part))) return undefined;
  return parts.map((part) => (part.startsWith("'") ? part.slice(1, -1) : Number(part)));
}

/** Whether a value can be written down, as a person sets it in the book. */
export function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean'].includes(typeof value);
  const isPlain = Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
  return isPlain && Object.values(value).every(isData);
}
