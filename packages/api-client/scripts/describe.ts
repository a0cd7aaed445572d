import { type AnyOperation, pathParameters } from '../src/index.ts';
import { type Example, examples } from './examples.ts';
import { refusalsOf } from './refusals.ts';
import { schemaOf } from './schemas.ts';

/** The Operation Object of one operation. */
export function describe(operation: AnyOperation): object {
  const example = examples.operations[operation.name];
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [operation.noun],
    security: securityOf(operation),
    ...parametersOf(operation, 'query', example),
    ...requestBodyOf(operation, example),
    responses: {
      ...(operation.navigation === true
        ? leadingOn(operation, example)
        : { ...answerOf(operation, example), ...refusalsOf(operation, example) }),
      '4XX': { $ref: '#/components/responses/OtherRefusal' },
    },
    'x-effect': operation.effect,
    ...(operation.assumed === undefined ? {} : { 'x-assumed': operation.assumed }),
  };
}

/** What a call must carry; an empty entry says that it may come with nothing. */
function securityOf({ access, opensWith, noun, errors }: AnyOperation): object[] {
  if (access === 'bearer') return opensWith === undefined ? [{ bearer: [] }] : [{ bearer: [] }, {}];
  const isSecondStep =
    noun === 'authentication' && errors.includes('Authentication.NoTwoFactorAuthenticationInitiated');
  return isSecondStep ? [{ signInBegun: [] }] : [];
}

/** The parameters that travel in one place, as a `parameters` member; nothing where there are none. */
export function parametersOf(
  operation: AnyOperation,
  place: 'path' | 'query',
  example: Example | undefined,
): object {
  const names = place === 'path' ? pathParameters(operation.path) : (operation.query ?? []);
  if (names.length === 0) return {};
  const parameters = names.map((name) => {
    const schema = operation.takes?.entries[name];
    if (schema === undefined)
      throw new Error(`${operation.name} sends '${name}', which its 'takes' does not declare. Add it there.`);
    const required = place === 'path' || schema.type !== 'optional';
    return { name, in: place, required, schema: schemaOf(schema), ...exampleOf(example?.input?.[name]) };
  });
  return { parameters };
}

/** Nothing where nothing was recorded. */
function exampleOf(value: unknown): object {
  return value === undefined ? {} : { example: value };
}

function requestBodyOf({ method, path, query, takes }: AnyOperation, example: Example | undefined): object {
  // What sends a query sends no body.
  if (method !== 'POST' || takes === undefined || query !== undefined) return {};
  const elsewhere = new Set(pathParameters(path));
  const { properties = {}, required = [], ...rest } = schemaOf(takes);
  const inBody = <TValue>(fields: Readonly<Record<string, TValue>>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !elsewhere.has(name)));
  const schema = {
    ...rest,
    properties: inBody(properties),
    required: required.filter((name) => !elsewhere.has(name)),
  };
  const content = { 'application/json': { schema, ...exampleOf(example?.input && inBody(example.input)) } };
  return { requestBody: { required: true, content } };
}

function answerOf({ answers }: AnyOperation, example: Example | undefined): object {
  if (answers === undefined) return { 204: { description: 'Done; no content.' } };
  if (answers.file !== undefined) return fileAnswerOf(answers.file.mediaType, example);
  const content = { 'application/json': { schema: schemaOf(answers), ...exampleOf(example?.answer) } };
  return { 200: { description: 'The answer.', content } };
}

function fileAnswerOf(mediaType: string, example: Example | undefined): object {
  return {
    200: {
      description: 'The file.',
      headers: {
        'Content-Disposition': {
          description: 'Whether to show or to save it, and its name (RFC 6266).',
          schema: { type: 'string' },
          ...exampleOf(example?.file?.contentDisposition),
        },
      },
      // No schema: the bytes are of the media type, whatever it is (OpenAPI 3.1).
      content: { [mediaType]: {} },
    },
  };
}

/** What a navigation answers: a page to go on to, which receives what was refused. */
function leadingOn({ errors }: AnyOperation, example: Example | undefined): object {
  const refused = errors.length === 0 ? '' : ` Refused, with the code as \`error\`: ${errors.join(', ')}.`;
  const description = 'The address of the page.';
  const headers = {
    Location: { description, schema: { type: 'string' }, ...exampleOf(example?.leadsTo) },
  };
  return { 302: { description: `The browser is led on to a page.${refused}`, headers } };
}
