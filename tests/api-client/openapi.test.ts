import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type AnyOperation, errorsOf, statusOf } from '@archive-console/api-client';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { operations } from './contract-operations.ts';

const run = promisify(execFile);
const fileOf = (path: string) => fileURLToPath(new URL(`../../packages/api-client/${path}`, import.meta.url));
const source = await readFile(fileOf('openapi.json'), 'utf8');

interface Media {
  example?: unknown;
  examples?: Record<string, { value: { title: string; status: number; traceId: string } }>;
}
interface Answer {
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
  headers?: Record<string, { example?: string }>;
}
interface Parameter {
  name: string;
  required: boolean;
  example?: unknown;
}
interface Described {
  operationId: string;
  tags: string[];
  security: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  'x-effect': string;
  'x-assumed'?: object;
  responses: Record<string, Answer>;
}
const document = JSON.parse(source) as {
  paths: Record<string, Record<string, Described> & { parameters?: Parameter[] }>;
  components: { responses: Record<string, Answer> };
};

const describedAs = ({ path, method }: AnyOperation) => document.paths[path]?.[method.toLowerCase()];

/** An answer of the document, whether it stands in place or is shared. */
function answerOf(operation: AnyOperation, status: number): Answer {
  const answer = describedAs(operation)?.responses[status];
  const name = answer?.$ref?.split('/').at(-1);
  return (name === undefined ? answer : document.components.responses[name]) ?? {};
}

/** What must come with a call: a token, the cookie of a sign-in that was begun, or nothing. */
function securityOf({ name, access, opensWith }: AnyOperation): object[] {
  if (/^(twoFactorWith|sendTwoFactorCode)/.test(name)) return [{ signInBegun: [] }];
  if (access === 'open') return [];
  return opensWith === undefined ? [{ bearer: [] }] : [{ bearer: [] }, {}];
}

const isGood = (status: string) => /^[23]/.test(status);

test('the document is what the operations say: `npm run openapi` was run', async () => {
  await expect(run(process.execPath, [fileOf('scripts/openapi.ts'), '--check'])).resolves.toMatchObject({
    stderr: '',
  });
});

test('the document passes a linter, its examples their schemas', async () => {
  // A navigation answers a page to go on to, which the rule does not count; the test below does.
  const config = await createConfig({ extends: ['recommended'], rules: { 'operation-2xx-response': 'off' } });
  const found = await lintFromString({ source, absoluteRef: fileOf('openapi.json'), config });
  expect(found.map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`)).toEqual([]);
});

test.each(operations)('%s is in it, with area, access, effect and assumptions', (_, operation) => {
  const described = describedAs(operation);
  expect(described?.operationId).toBe(operation.name);
  expect(described?.tags).toEqual([operation.noun]);
  expect(described?.security).toEqual(securityOf(operation));
  expect(described?.['x-effect']).toBe(operation.effect);
  expect(described?.['x-assumed']).toEqual(operation.assumed);
  const good = Object.keys(described?.responses ?? {}).filter(isGood);
  expect(good).toEqual([expect.stringMatching(operation.navigation === true ? '302' : /^20[04]$/)]);
});

test.each(operations)('%s has an example of what it takes and of what it answers', (_, operation) => {
  const described = describedAs(operation);
  const [status = ''] = Object.keys(described?.responses ?? {}).filter(isGood);
  const { content = {}, headers = {} } = answerOf(operation, Number(status));
  const parameters = document.paths[operation.path]?.parameters ?? [];
  const given = {
    path: parameters.every(({ required, example }) => !required || example !== undefined),
    body: Object.values(described?.requestBody?.content ?? {}).every(({ example }) => example !== undefined),
    answer: content['application/json']?.example !== undefined || operation.answers === undefined,
  };
  const header = operation.navigation === true ? 'Location' : 'Content-Disposition';
  const byHeader = operation.navigation === true || operation.answers?.file !== undefined;
  expect({ ...given, answer: byHeader ? headers[header]?.example !== undefined : given.answer }).toEqual({
    path: true,
    body: true,
    answer: true,
  });
});

const isLeading = (operation: AnyOperation) => operation.navigation === true;
const declared = operations.flatMap(([name, operation]) =>
  operation.errors.map((code) => [name, code, operation] as const),
);

test.each(operations.filter(([, operation]) => !isLeading(operation)))(
  '%s lists every code it can be refused with under its status',
  (_, operation) => {
    const missing = errorsOf(operation).filter(
      (code) => answerOf(operation, statusOf(code)).description?.includes(code) !== true,
    );
    expect(missing).toEqual([]);
  },
);

test.each(declared.filter(([, , operation]) => !isLeading(operation)))(
  '%s has an example of %s',
  (_, code, operation) => {
    const { content = {} } = answerOf(operation, statusOf(code));
    const example = content['application/problem+json']?.examples?.[code]?.value;
    expect(example).toMatchObject({ title: code, status: statusOf(code) });
    expect(example?.traceId).toMatch(/^[0-9a-f]{32}$/);
  },
);

test.each(declared.filter(([, , operation]) => isLeading(operation)))(
  '%s names %s, which the page it leads to is told',
  (_, code, operation) => {
    expect(answerOf(operation, 302).description).toContain(code);
  },
);

test.each(['Forbidden', 'Unauthorized', 'UnexpectedError', 'ValidationError'])(
  'the shared refusal %s has an example',
  (name) => {
    const media = document.components.responses[name]?.content?.['application/problem+json'];
    expect(Object.keys(media?.examples ?? {})).toEqual([`Default.${name}`]);
  },
);
