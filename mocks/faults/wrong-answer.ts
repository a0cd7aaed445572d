import type { AnyOperation } from '@archive-console/api-client';
import { type GenericSchema, getMetadata, safeParse } from 'valibot';

type Answers = NonNullable<AnyOperation['answers']>;

/** What a value can become that lacks something: a list in it, a field of it, or all of it. */
function* poorer(value: unknown): Generator<unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const entries = Object.entries(value);
    for (const [name, inner] of entries) if (Array.isArray(inner)) yield { ...value, [name]: null };
    for (const [name] of entries) yield Object.fromEntries(entries.filter(([other]) => other !== name));
  }
  yield null;
  yield [];
  yield 0;
}

/** A value like the given one that the operation cannot read, because something is missing. */
export function inWrongShape(answers: Answers, value: unknown): unknown {
  for (const candidate of poorer(value)) if (!safeParse(answers, candidate).success) return candidate;
  throw new Error('The operation reads whatever it is answered: this fault has no meaning for it.');
}

/** A value of an enumeration that no console knows. */
export const UNKNOWN_VALUE = 'NotKnownYet';

/** The parts of a schema that matter here, whatever its sort. */
interface Parts {
  readonly wrapped?: GenericSchema;
  readonly item?: GenericSchema;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly options?: readonly GenericSchema[];
  readonly getter?: (value: unknown) => GenericSchema;
}

const isKnownBy = (schema: GenericSchema) => 'known' in getMetadata(schema);

/** A value with every enumeration in it set to something unknown. */
export function withUnknownValues(schema: GenericSchema, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const { wrapped, item, entries, options, getter } = schema as Parts;
  if (getter !== undefined) return withUnknownValues(getter(value), value);
  if (wrapped !== undefined) return withUnknownValues(wrapped, value);
  if (isKnownBy(schema)) return UNKNOWN_VALUE;
  if (options !== undefined) {
    const meant = options.find((option) => typeof option === 'object' && safeParse(option, value).success);
    return meant === undefined ? value : withUnknownValues(meant, value);
  }
  if (item !== undefined && Array.isArray(value)) return value.map((one) => withUnknownValues(item, one));
  if (entries === undefined || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = entries[name];
      return [name, field === undefined ? inner : withUnknownValues(field, inner)];
    }),
  );
}
