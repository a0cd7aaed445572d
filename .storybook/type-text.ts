/** What a property that is a choice takes. */
export type Word = string | number;

/** Lists of words by their name, as `buttonDesigns`. */
export type WordLists = Readonly<Record<string, readonly Word[]>>;

/** What the reader of the compiler says of a type: its own text, where it has kept it, and its parts. */
export interface ReadType {
  name?: string;
  raw?: string;
  value?: unknown;
  required?: boolean;
}

/** A type as it is written, as far as it was read: a name that stands for something known as what it stands for. */
export function textOf({ name, raw, value }: ReadType): string {
  const parts = name === 'union' ? (value as readonly ReadType[]) : [];
  const [only, other] = parts.filter((part) => part.value !== 'undefined');
  if (other === undefined && only?.raw !== undefined && only.name !== 'object') return only.raw;
  return raw ?? (typeof value === 'string' ? value : (name ?? ''));
}

/** The text in one line, with lists spelled out, without what goes without saying: that it may be left out. */
export function spell(text: string, lists: WordLists): string {
  const spelled = text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(
      /\(typeof (\w+)\)\[number\]/g,
      (all, list: string) => lists[list]?.map(quoted).join(' | ') ?? all,
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^ ?\| | \| undefined$/g, '')
    .trim();
  const [, inner] = /^\((\([^()]*\) => [^()]*)\)$/.exec(spelled) ?? [];
  return inner ?? spelled;
}

/** A word as code says it. */
export const quoted = (word: Word) => (typeof word === 'string' ? `'${word}'` : String(word));

/** The words of a type that is nothing but some words. */
export function wordsOf(text: string): readonly Word[] | undefined {
  const parts = text.split(' | ');
  if (!parts.every((part) => /^('[^']*'|\d+)$/.test(part))) return undefined;
  return parts.map((part) => (part.startsWith("'") ? part.slice(1, -1) : Number(part)));
}

/** Whether a value can be written down, as somebody sets it in the book. */
export function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean'].includes(typeof value);
  const isPlain = Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
  return isPlain && Object.values(value).every(isData);
}
