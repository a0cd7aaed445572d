import { type Schema, schemaOf } from './published.ts';

/** One field of what travels, by its path: `rows[].userName`. */
export interface Field {
  path: string;
  type: string;
  isRequired: boolean;
}

/** What it may be, but for nothing. */
function choicesOf(schema: Schema): { choices: readonly Schema[]; mayBeNothing: boolean } {
  const { anyOf } = schemaOf(schema);
  if (anyOf === undefined) return { choices: [schema], mayBeNothing: false };
  const choices = anyOf.filter(({ type }) => type !== 'null');
  return { choices, mayBeNothing: choices.length < anyOf.length };
}

function nameOf(schema: Schema): string {
  const { type, format, items, enum: values, 'x-extensible-enum': known, ...rest } = schemaOf(schema);
  if (values !== undefined) return values.map(String).join(' | ');
  if (known !== undefined) return `${known.join(' | ')} | …`;
  if (rest.const !== undefined) return JSON.stringify(rest.const);
  if (items !== undefined) return `list of ${typeOf(items)}`;
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'object';
  return [type ?? 'anything', format].filter(Boolean).join(', ');
}

/** What it may be, in words: `string`, `list of Article, or nothing`. */
export function typeOf(schema: Schema): string {
  const { choices, mayBeNothing } = choicesOf(schema);
  const names = choices.map((choice) => nameOf(choice));
  return [...new Set(names), ...(mayBeNothing ? ['nothing'] : [])].join(', or ');
}

/** Every field of an object, those inside of it and of its lists too. */
export function fieldsOf(schema: Schema, at = '', depth = 0): readonly Field[] {
  if (depth > 4) return [];
  return choicesOf(schema).choices.flatMap((choice) => {
    const { properties, required = [], items } = schemaOf(choice);
    if (items !== undefined) return fieldsOf(items, `${at}[]`, depth + 1);
    return Object.entries(properties ?? {}).flatMap(([name, inner]) => {
      const path = at === '' ? name : `${at}.${name}`;
      const field = { path, type: typeOf(inner), isRequired: required.includes(name) };
      return [field, ...fieldsOf(inner, path, depth + 1)];
    });
  });
}
