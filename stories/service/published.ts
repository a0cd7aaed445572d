import document from '@archive-console/api-client/openapi.json' with { type: 'json' };

/** A JSON Schema, as far as the published document uses it. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  'x-extensible-enum'?: readonly string[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  required?: readonly string[];
}

export interface Problem {
  title: string;
  status: number;
  detail?: string;
  traceId: string;
}

interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Readonly<Record<string, { value: Problem }>>;
}

export interface Answer {
  $ref?: string;
  description?: string;
  content?: Readonly<Record<string, Media>>;
  headers?: Readonly<Record<string, { description: string; example?: string }>>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Schema;
  example?: unknown;
}

export interface Described {
  operationId: string;
  summary: string;
  tags: readonly string[];
  security: readonly object[];
  parameters?: readonly Parameter[];
  requestBody?: { content: Readonly<Record<string, Media>> };
  responses: Readonly<Record<string, Answer>>;
  'x-effect': 'read' | 'write';
  'x-assumed'?: Readonly<Record<string, string>>;
}

interface Published {
  tags: readonly { name: string; description: string }[];
  paths: Readonly<
    Record<string, { parameters?: readonly Parameter[] } & Readonly<Record<string, Described>>>
  >;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    responses: Readonly<Record<string, Answer>>;
  };
  'x-hub': { events: Readonly<Record<string, Schema>> };
}

/** The published document: `packages/api-client/openapi.json`. */
export const published = document as unknown as Published;

/** One operation, with where it is found. */
export interface Listed extends Described {
  verb: string;
  path: string;
  /** Those of its path and those of its query. */
  parameters: readonly Parameter[];
}

const listed: readonly Listed[] = Object.entries(published.paths).flatMap(
  ([path, { parameters: inPath = [], ...verbs }]) =>
    Object.entries(verbs).map(([verb, described]) => ({
      ...described,
      verb: verb.toUpperCase(),
      path,
      parameters: [...inPath, ...(described.parameters ?? [])],
    })),
);

/** All operations, by area and path. */
export const areas: readonly { name: string; operations: readonly Listed[] }[] = published.tags.map(
  ({ name }) => ({ name, operations: listed.filter(({ tags }) => tags.includes(name)) }),
);

/** What a reference means, or the thing itself. */
export function answerOf(answer: Answer): Answer {
  const name = answer.$ref?.split('/').at(-1);
  return name === undefined ? answer : (published.components.responses[name] ?? answer);
}

export function schemaOf(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (published.components.schemas[name] ?? schema);
}
