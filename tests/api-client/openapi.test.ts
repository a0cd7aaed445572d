import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type AnyOperation, errorsOf, statusOf } from '@archive-console/api-client';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { failing } from '#tests/failing.ts';
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

const nameOf = ([name]: (typeof operations)[number]) => name;

test('every operation is in it, with area, access, effect and assumptions', async () => {
  const amiss = await failing(operations, nameOf, ([, operation]) => {
    const described = describedAs(operation);
    expect(described?.operationId).toBe(operation.name);
    expect(described?.tags).toEqual([operation.noun]);
    expect(described?.security).toEqual(securityOf(operation));
    expect(described?.['x-effect']).toBe(operation.effect);
    expect(described?.['x-assumed']).toEqual(operation.assumed);
    const good = Object.keys(described?.responses ?? {}).filter(isGood);
    expect(good).toEqual([expect.stringMatching(operation.navigation === true ? '302' : /^20[04]$/)]);
  });
  expect(amiss).toEqual([]);
});

test('every operation has an example of what it takes and of what it answers', async () => {
  const amiss = await failing(operations, nameOf, ([, operation]) => {
    const described = describedAs(operation);
    const [status = ''] = Object.keys(described?.responses ?? {}).filter(isGood);
    const { content = {}, headers = {} } = answerOf(operation, Number(status));
    const parameters = document.paths[operation.path]?.parameters ?? [];
    const bodies = Object.values(described?.requestBody?.content ?? {});
    const header = operation.navigation === true ? 'Location' : 'Content-Disposition';
    const byHeader = operation.navigation === true || operation.answers?.file !== undefined;
    const isAnswered = content['application/json']?.example !== undefined || operation.answers === undefined;
    expect({
      path: parameters.every(({ required, example }) => !required || example !== undefined),
      body: bodies.every(({ example }) => example !== undefined),
      answer: byHeader ? headers[header]?.example !== undefined : isAnswered,
    }).toEqual({ path: true, body: true, answer: true });
  });
  expect(amiss).toEqual([]);
});

const isLeading = ([, { navigation }]: (typeof operations)[number]) => navigation === true;
const refusing = operations.filter((one) => !isLeading(one));
test('every operation lists each code it can be refused with under its status', () => {
  const missing = refusing.flatMap(([name, operation]) =>
    errorsOf(operation)
      .filter((code) => answerOf(operation, statusOf(code)).description?.includes(code) !== true)
      .map((code) => `${name}: ${code}`),
  );
  expect(missing).toEqual([]);
});

test('every code that an operation declares has an example', () => {
  const lacks = (operation: AnyOperation, code: AnyOperation['errors'][number]) => {
    const { content = {} } = answerOf(operation, statusOf(code));
    const example = content['application/problem+json']?.examples?.[code]?.value;
    const isOfCode = example?.title === code && example.status === statusOf(code);
    return !isOfCode || !/^[0-9a-f]{32}$/.test(example.traceId);
  };
  const lacking = refusing.flatMap(([name, operation]) =>
    operation.errors.filter((code) => lacks(operation, code)).map((code) => `${name}: ${code}`),
  );
  expect(lacking).toEqual([]);
});

test('every navigation names the codes that the page it leads to is given', () => {
  const unnamed = operations.filter(isLeading).flatMap(([name, operation]) => {
    const { description = '' } = answerOf(operation, 302);
    return operation.errors.filter((code) => !description.includes(code)).map((code) => `${name}: ${code}`);
  });
  expect(unnamed).toEqual([]);
});

test('the shared refusals have an example each', () => {
  const names = ['Forbidden', 'Unauthorized', 'UnexpectedError', 'ValidationError'];
  const examples = names.map((name) => {
    const media = document.components.responses[name]?.content?.['application/problem+json'];
    return Object.keys(media?.examples ?? {});
  });
  expect(examples).toEqual(names.map((name) => [`Default.${name}`]));
});
