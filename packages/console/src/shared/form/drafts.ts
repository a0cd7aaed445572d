import type { AppStorage } from '#shared/storage.ts';

/** What of a form's values may be kept: nothing that is a secret, whatever a list of fields says. */
export type KeptField<TValues> = {
  [Name in keyof TValues & string]: Name extends `${string}${'assword' | 'ecret' | 'oken'}${string}`
    ? never
    : TValues[Name] extends KeptValue
      ? Name
      : never;
}[keyof TValues & string];

/** A value that survives being stored as JSON. */
export type KeptValue =
  | string
  | boolean
  | number
  | null
  | readonly KeptValue[]
  | { readonly [key: string]: KeptValue };

/** What was typed into a form: by field, what stood there and what was typed over it. */
export type Draft = Readonly<Record<string, readonly [before: KeptValue, typed: KeptValue]>>;

interface Kept {
  person: string;
  pages: Record<string, Draft>;
}

/** The draft of a page, if this person left one; only fields of the names given, and of the same kind as now. */
export function readDraft(
  storage: AppStorage,
  person: string,
  page: string,
  now: Readonly<Record<string, KeptValue>>,
): Draft | undefined {
  const found = keptOf(storage, person).pages[page];
  const fits = Object.entries(now).flatMap(([field, value]) => {
    const pair: unknown = found?.[field];
    const isOne = Array.isArray(pair) && pair.length === 2 && pair.every((one) => isAlike(one, value));
    return isOne ? [[field, pair as [KeptValue, KeptValue]] as const] : [];
  });
  return fits.length === 0 ? undefined : Object.fromEntries(fits);
}

/** Whether two values are of one kind; an empty number is `null`. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === null || other === null) return one === other || typeof (one ?? other) === 'number';
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}

/** Keeps the draft of a page; without any field, there is none. */
export function writeDraft(storage: AppStorage, person: string, page: string, draft: Draft): void {
  const { [page]: before, ...others } = keptOf(storage, person).pages;
  const pages = Object.keys(draft).length === 0 ? others : { ...others, [page]: draft };
  if (before === undefined && pages === others) return;
  if (Object.keys(pages).length === 0) storage.remove('drafts');
  else storage.write('drafts', JSON.stringify({ person, pages } satisfies Kept));
}

/** The stored text is not trusted: it may be another person's, of an older version, or broken. */
function keptOf(storage: AppStorage, person: string): Kept {
  const none: Kept = { person, pages: {} };
  try {
    const kept = JSON.parse(storage.read('drafts') ?? 'null') as Partial<Kept> | null;
    return kept?.person === person && kept.pages !== null && typeof kept.pages === 'object'
      ? { person, pages: kept.pages }
      : none;
  } catch {
    return none;
  }
}
