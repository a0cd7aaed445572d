/** What a file of stories calls its component with the state beside it: it takes the component's own properties. */
const HOLDER = /(<\/?)Held\b/g;

/** Stands in for what a caller does. */
const HEARD = /\bfn\(\)/g;

/**
 * The code of a story as a caller would write it, with what the book has written for it.
 *
 * @param code what the compiler read out of the story
 * @param component the name of the component that the story is about
 * @param parts the code of what the book has beside its stories, by name
 */
export function exampleCode(
  code: string,
  component: string | undefined,
  parts: Readonly<Record<string, string>>,
): string {
  const names = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const owed = [...names].flatMap((name) => parts[name] ?? []);
  const own = component === undefined ? code : code.replaceAll(HOLDER, `$1${component}`);
  return [own.replaceAll(HEARD, '() => {}'), ...owed].map((part) => part.trim()).join('\n\n');
}
