import { isValidElement } from 'react';

/** A property that a reader sees something of. */
export interface Slot {
  name: string;
  /** What the code says that it is for. */
  said: string;
  /** Whether it takes a drawing. */
  isDrawing: boolean;
  /** Whether any content may stand in it. */
  isContent: boolean;
  /** The texts of what the example gives it. */
  texts: readonly string[];
}

interface Property {
  description?: string | undefined;
  table?: { type?: { summary?: string | undefined } | undefined } | undefined;
}

export type Properties = Readonly<Record<string, Property>>;
export type Given = Readonly<Record<string, unknown>>;

const typeOf = (property: Property) => property.table?.type?.summary ?? '';

const takesContent = (property: Property) => /\b(ReactNode|IconShape)\b/.test(typeOf(property));

/** The properties that may be seen in an example: what takes content, and what the example gives. */
export const slotsOf = (properties: Properties, given: Given): Slot[] =>
  Object.entries(properties)
    .filter(([name, property]) => !/^(on[A-Z]|aria-|words$)/.test(name) && !typeOf(property).includes('=>'))
    .map(([name, property]) => ({
      name,
      said: property.description ?? '',
      isDrawing: typeOf(property).includes('IconShape'),
      isContent: takesContent(property),
      texts: textsIn(given[name]),
    }))
    .filter(({ isContent, name }) => isContent || given[name] !== undefined);

/** How many of the properties that take content an example fills. */
export const filledIn = (properties: Properties, given: Given): number =>
  Object.entries(properties).filter(([name, property]) => takesContent(property) && given[name] !== undefined)
    .length;

/** The texts in a value, as far as they are written out. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (Array.isArray(value)) return value.flatMap((part: unknown) => textsIn(part));
  if (isValidElement<Given>(value))
    return textsIn([value.props['label'], value.props['title'], value.props['children']]);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return [];
  return Object.values(value).flatMap((part) => textsIn(part));
}

/** `labelAside` → “Label aside”; what is simply put into a component is its content. */
export function nameOfSlot(name: string): string {
  const words = (name === 'children' ? 'content' : name).replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
