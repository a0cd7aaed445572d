/** What kind of control an option takes, by its value: which options there are, only the service knows (D8). */
export type OptionSort = 'switch' | 'number' | 'text' | 'list';

const sorts: Readonly<Partial<Record<string, OptionSort>>> = {
  boolean: 'switch',
  number: 'number',
  string: 'text',
};

/** Names that a form can hold as one of its own; an option of another name is shown and kept as it is. */
const PLAIN_NAME = /^[\w-]+$/;

/** How an option is edited; undefined for one that is shown and kept as it is. */
export function sortOf(name: string, value: unknown): OptionSort | undefined {
  if (!PLAIN_NAME.test(name)) return undefined;
  if (Array.isArray(value)) return value.every((entry) => typeof entry === 'string') ? 'list' : undefined;
  return sorts[typeof value];
}
