import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { operations } from './contract-operations.ts';

const run = promisify(execFile);
const fileOf = (path: string) => fileURLToPath(new URL(`../../packages/api-client/${path}`, import.meta.url));
const source = await readFile(fileOf('openapi.json'), 'utf8');

interface Described {
  operationId: string;
  security: object[];
  'x-effect': string;
  'x-assumed'?: object;
}
const document = JSON.parse(source) as { paths: Record<string, Record<string, Described>> };

test('the document is what the operations say: `npm run openapi` was run', async () => {
  await expect(run(process.execPath, [fileOf('scripts/openapi.ts'), '--check'])).resolves.toMatchObject({
    stderr: '',
  });
});

test('the document passes a linter', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source, absoluteRef: fileOf('openapi.json'), config });
  expect(found.map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`)).toEqual([]);
});

test.each(operations)('%s is in it, with access, effect and assumptions', (_, operation) => {
  const described = document.paths[operation.path]?.[operation.method.toLowerCase()];
  expect(described?.operationId).toBe(operation.name);
  expect(described?.security).toEqual(operation.access === 'bearer' ? [{ bearer: [] }] : []);
  expect(described?.['x-effect']).toBe(operation.effect);
  expect(described?.['x-assumed']).toEqual(operation.assumed);
});
