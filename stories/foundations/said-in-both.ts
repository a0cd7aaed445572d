import { type Language, loadWordsFile } from '@archive-console/console';

/** What the console says at one place, by language. */
export type Said = Readonly<Record<Language, string>>;

const sample: Readonly<Record<string, string>> = { name: 'Amelie Brandt', domain: 'lindenhof.example' };

/** All texts of a file, by their whole key. */
const textsOf = (words: object, before = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : textsOf(value, `${before}${key}.`),
  );

async function said(language: Language, place: string): Promise<string> {
  const [namespace = '', key = ''] = place.split(':');
  const words = (await loadWordsFile(language, namespace)) as object;
  const found = new Map(textsOf(words)).get(key);
  if (found === undefined) throw new Error(`The console says nothing at “${place}”.`);
  return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => sample[name] ?? name);
}

/**
 * Loads what the console says at these places (`new-user:submit`) from its own files: no example is older than the
 * product.
 */
export const saidInBoth = (places: readonly string[]) => async () => ({
  said: await Promise.all(
    places.map(async (place): Promise<Said> => ({
      'en-US': await said('en-US', place),
      de: await said('de', place),
    })),
  ),
});
