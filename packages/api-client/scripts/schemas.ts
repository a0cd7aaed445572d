import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as contract from '../src/index.ts';

/** The named shapes of the contract: every schema its door exports, `user` as `User`. */
const named: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  Object.entries<unknown>(contract).flatMap(([name, value]) =>
    isSchema(value) ? [[name.charAt(0).toUpperCase() + name.slice(1), value]] : [],
  ),
);

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // A transform is what reading does to an answer; the document says what travels.
  typeMode: 'input',
  ignoreActions: ['transform'],
  definitions: { ...named },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction: ({ valibotAction, jsonSchema }) =>
    'metadata' in valibotAction ? openEnumOf(jsonSchema, valibotAction.metadata) : undefined,
  overrideSchema: ({ valibotSchema }) => (isLazy(valibotSchema) ? eitherOf(valibotSchema) : undefined),
};

/** The JSON Schema of what travels; a named shape is referred to. */
export function schemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, $defs: _named, ...rest } = toJsonSchema(schema, config);
  return rest;
}

/** The JSON Schemas of all named shapes, by name. */
export function namedSchemas(): Record<string, JsonSchema> {
  const schemas = Object.entries(toJsonSchemaDefs(named, config)).filter(([name]) => name in named);
  return Object.fromEntries(schemas.toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}

/** Known values are a hint, not a limit: the service may learn more. */
function openEnumOf(jsonSchema: JsonSchema, metadata: unknown): JsonSchema {
  const { known, ...rest } = { ...jsonSchema, known: (metadata as { known: string[] }).known };
  return { ...rest, 'x-extensible-enum': [...known] } as JsonSchema;
}

interface Lazy {
  getter(answer: unknown, signal?: undefined): GenericSchema;
}

/** A schema chosen by the kind of the answer: all it can be, in an envelope first. */
function eitherOf({ getter }: Lazy): JsonSchema {
  const choices = new Set([{}, [], 0].map((sample) => getter(sample)));
  const schemas = [...choices].map((choice) => schemaOf(choice));
  return schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas };
}

function isLazy(schema: object): schema is Lazy {
  return 'getter' in schema;
}

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
