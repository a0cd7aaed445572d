import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';
import { isData, type ReadType, spell, spellLists, textOf, type WordLists, wordsOf } from './type-text.ts';

/** A longer one says its name only. */
const LONGEST = 90;

/** Says of every property what it takes, and offers a choice where it takes some words only. */
export function propertyTypes(lists: WordLists): ArgTypesEnhancer {
  return ({ argTypes, initialArgs, component }) => {
    const { props = {} } = docgenOf(component);
    const described = Object.entries(argTypes).map(([name, property]) => {
      const { defaultValue, members } = props[name] ?? {};
      const documented = withDefault(property, defaultValue?.value);
      const read = property.type as ReadType | undefined;
      if (read === undefined) return [name, documented] as const;
      const type = typed(documented, read, lists, initialArgs[name]);
      return [name, members === undefined ? type : withMembers(type, spellLists(members, lists))] as const;
    });
    const hidden = Object.entries(initialArgs)
      .filter(([name, value]) => argTypes[name]?.type === undefined && isUnwritten(value))
      .map(([name]) => [name, { ...argTypes[name], ...unshown }] as const);
    return Object.fromEntries([...described, ...hidden]);
  };
}

/** What HTML gives an element is not in the table. Text and numbers can be set there; an element would be taken apart. */
const isUnwritten = (value: unknown) => typeof value === 'object' && value !== null && !isData(value);

const unshown = { control: false, table: { disable: true } } as const;

interface Docgen {
  props?: Readonly<Record<string, { defaultValue?: { value: string }; members?: string }>>;
}

/** What the reader of the compiler has left on a component. */
const docgenOf = (component: unknown): Docgen =>
  typeof component === 'function'
    ? ((Reflect.get(component, '__docgenInfo') as Docgen | undefined) ?? {})
    : {};

/** The default as its author says it: the book would make a word of what is no plain value. */
const withDefault = (property: StrictInputType, summary: string | undefined): StrictInputType =>
  summary === undefined ? property : { ...property, table: { ...property.table, defaultValue: { summary } } };

/** What stands behind the names in its type, shown when that is pressed. */
const withMembers = (property: StrictInputType, detail: string): StrictInputType => ({
  ...property,
  table: { ...property.table, type: { ...property.table?.type, detail } },
});

function typed(property: StrictInputType, read: ReadType, lists: WordLists, value: unknown): StrictInputType {
  const text = spell(textOf(read), lists);
  return {
    ...property,
    ...controlled(text, read, value),
    table: { ...property.table, type: { summary: shortOf(text) } },
  } as StrictInputType;
}

const shortOf = (text: string) =>
  text.length <= LONGEST || wordsOf(text) !== undefined ? text : (/^\w+/.exec(text)?.[0] ?? 'object');

/** How a property can be set in the book, if it can. */
function controlled(text: string, { name, required }: ReadType, value: unknown) {
  const words = wordsOf(text);
  if (words !== undefined) return { type: { name: 'enum', required, value: words } };
  if (name === 'function') return {};
  if (text.includes('=>')) return { type: { name: 'function', required } };
  const scalar = /^(string|number|boolean)( \| null)?$/.exec(text)?.[1];
  if (scalar !== undefined) return { type: { name: scalar, required } };
  if (text === 'ReactNode' && (value === undefined || typeof value === 'string'))
    return { type: { name: 'string', required } };
  return isData(value) ? {} : { control: false };
}
