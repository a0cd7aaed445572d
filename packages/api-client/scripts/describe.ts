import { type AnyOperation, pathParameters } from '../src/index.ts';
import { refusalsOf } from './refusals.ts';
import { schemaOf } from './schemas.ts';

/** The Operation Object of one operation. */
export function describe(operation: AnyOperation): object {
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [operation.noun],
    security: operation.access === 'bearer' ? [{ bearer: [] }] : [],
    ...parametersOf(operation, 'query'),
    ...requestBodyOf(operation),
    responses: {
      ...answerOf(operation),
      ...refusalsOf(operation),
      '4XX': { $ref: '#/components/responses/OtherRefusal' },
    },
    'x-effect': operation.effect,
    ...(operation.assumed === undefined ? {} : { 'x-assumed': operation.assumed }),
  };
}

/** The parameters that travel in one place, as a `parameters` member; nothing where there are none. */
export function parametersOf(operation: AnyOperation, place: 'path' | 'query'): object {
  const names = place === 'path' ? pathParameters(operation.path) : (operation.query ?? []);
  if (names.length === 0) return {};
  const parameters = names.map((name) => {
    const schema = operation.takes?.entries[name];
    if (schema === undefined)
      throw new Error(`${operation.name} sends '${name}', which its 'takes' does not declare. Add it there.`);
    const required = place === 'path' || schema.type !== 'optional';
    return { name, in: place, required, schema: schemaOf(schema) };
  });
  return { parameters };
}

function requestBodyOf({ method, path, query = [], takes }: AnyOperation): object {
  if (method !== 'POST' || takes === undefined) return {};
  const elsewhere = new Set([...pathParameters(path), ...query]);
  const { properties = {}, required = [], ...rest } = schemaOf(takes);
  const schema = {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !elsewhere.has(name))),
    required: required.filter((name) => !elsewhere.has(name)),
  };
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function answerOf({ answers }: AnyOperation): object {
  if (answers === undefined) return { 204: { description: 'Done; no content.' } };
  return {
    200: { description: 'The answer.', content: { 'application/json': { schema: schemaOf(answers) } } },
  };
}
