import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';
import {
  isData,
  quoted,
  type ReadType,
  spell,
  textOf,
  type Word,
  type WordLists,
  wordsOf,
} from './type-text.ts';

/** What the reader of the compiler says of a list whose type stands in another file. */
const UNREAD = 'unknown';

/** A longer one says its name only. */
const LONGEST = 90;

/**
 * Says of every property what it takes, and offers a choice where it takes some words only. Without it, what comes from a
 * list of another file is `unknown`, and `string | undefined` an object.
 */
export function propertyTypes(lists: WordLists): ArgTypesEnhancer {
  return ({ argTypes, initialArgs, component }) => {
    const { displayName = '' } = docgenOf(component);
    return Object.fromEntries(
      Object.entries(argTypes).map(([name, property]) => {
        const told = withDefault(property);
        const read = (told.type ?? {}) as ReadType;
        const text = read.name === undefined ? inherited(told, name, displayName, lists) : textOf(read);
        return [name, text === undefined ? told : typed(told, spell(text, lists), initialArgs[name])];
      }),
    );
  };
}

interface Read {
  displayName?: string;
}

/** What the reader of the compiler has left on a component. */
export const docgenOf = (component: unknown): Read =>
  typeof component === 'function' ? ((Reflect.get(component, '__docgenInfo') as Read | undefined) ?? {}) : {};

/** The default stands in its column, not in the description as well; an author says it better than the code. */
function withDefault(property: StrictInputType): StrictInputType {
  const [, description, told] = /^([^]*?)\s*@default\s+([^@]+)$/.exec(property.description ?? '') ?? [];
  if (description === undefined || told === undefined) return property;
  return { ...property, description, table: { ...property.table, defaultValue: { summary: told.trim() } } };
}

/**
 * What a component inherits has no type here: its default says what it is, and with the component's name which list it is
 * from. An `IconButton` has the `tone` of `buttonTones`.
 */
function inherited({ table }: StrictInputType, name: string, owner: string, lists: WordLists) {
  const summary = table?.defaultValue?.summary ?? '';
  if (/^(true|false)$/.test(summary)) return 'boolean';
  const [, word] = /^'(.*)'$/.exec(summary) ?? [];
  if (word === undefined) return undefined;
  const stems = [...owner.matchAll(/[A-Z]/g)].map(({ index }) => owner.slice(index));
  const known = stems
    .map((stem) => `${stem[0]?.toLowerCase()}${stem.slice(1)}${name[0]?.toUpperCase()}${name.slice(1)}s`)
    .find((list) => lists[list]?.includes(word));
  return known === undefined ? 'string' : `(typeof ${known})[number]`;
}

function typed(property: StrictInputType, text: string, value: unknown): StrictInputType {
  const read = (property.type ?? {}) as ReadType;
  const summary = read.name === 'function' ? property.table?.type?.summary : shortOf(text, read);
  return {
    ...property,
    ...controlled(text, read, value),
    table: { ...property.table, type: { summary } },
  } as StrictInputType;
}

function shortOf(text: string, { name, value }: ReadType): string {
  if (name === 'enum') return (value as readonly Word[]).map(quoted).join(' | ');
  if (text === UNREAD) return 'list';
  return text.length <= LONGEST || wordsOf(text) !== undefined ? text : (/^\w+/.exec(text)?.[0] ?? 'object');
}

/** How a property can be set in the book, if it can. */
function controlled(text: string, read: ReadType, value: unknown) {
  const { required } = read;
  const words = wordsOf(text);
  if (words !== undefined) return { type: { name: 'enum', required, value: words } };
  if (read.name === 'enum' || read.name === 'function') return {};
  if (text.includes('=>')) return { type: { name: 'function', required } };
  const scalar = /^(string|number|boolean)( \| null)?$/.exec(text)?.[1];
  if (scalar !== undefined) return { type: { name: scalar, required } };
  if (text === 'ReactNode' && (value === undefined || typeof value === 'string'))
    return { type: { name: 'string', required } };
  return isData(value) ? {} : { control: false };
}
