import {
  CLIENT_ERROR_CODES,
  errorsOf,
  pathParameters,
  SERVICE_ERROR_CODES,
  statusOf,
} from '@archive-console/api-client';
import { describe, expect, test } from 'vitest';
import { operations } from './contract-operations.ts';
import { listedCodes, listedOperations } from './inventory.ts';

describe.each(operations)('%s', (exportedAs, operation) => {
  const taken = Object.keys(operation.takes?.entries ?? {});
  const inPath = pathParameters(operation.path);
  const listed = listedOperations.find(
    ({ method, path }) => method === operation.method && path === operation.path,
  );

  test('carries the name it is exported under', () => {
    expect(operation.name).toBe(exportedAs);
  });

  test('is listed with its access and noun', () => {
    expect(listed).toMatchObject({ access: operation.access, noun: operation.noun });
  });

  test('marks as assumed what the specification does not show', () => {
    const marked = Object.keys(operation.assumed ?? {});
    const unmarked = listed?.guessed.filter((part) => {
      const [whole = part] = part.split('.');
      const isPaging =
        /^takes\.(page|rowsPerPage|sortBy|descending|filter)$/.test(part) && marked.includes('takes.page');
      const isLeftOut = part === 'answers' && operation.answers === undefined;
      return !isPaging && !isLeftOut && !marked.includes(part) && !marked.includes(whole);
    });
    expect(unmarked).toEqual([]);
  });

  test('declares what travels in its path and its query', () => {
    expect(taken).toEqual(expect.arrayContaining([...inPath, ...(operation.query ?? [])]));
  });

  test('sends a body only where the verb has one', () => {
    const inBody = taken.filter((name) => !inPath.includes(name) && operation.query?.includes(name) !== true);
    const hasBody = operation.method === 'POST' && operation.query === undefined;
    expect(hasBody ? [] : inBody).toEqual([]);
  });

  test('is refused by codes that do not end a session by mistake', () => {
    const ending = errorsOf(operation).filter((code) => statusOf(code) === 401);
    expect(ending.includes('Default.Unauthorized')).toBe(operation.access === 'bearer');
    expect(operation.access === 'bearer' ? ending.slice(0, -1) : []).toEqual([]);
  });

  test('lists no code twice', () => {
    expect(new Set(errorsOf(operation)).size).toBe(errorsOf(operation).length);
  });
});

test('no two operations share a name, nor a verb and path', () => {
  const names = operations.map(([, { name }]) => name);
  const places = operations.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(places).size).toBe(places.length);
});

test('the codes are those of the specification, and the everyday ones', () => {
  const everyday = ['UnexpectedError', 'ValidationError', 'Unauthorized', 'Forbidden'].map(
    (name) => `Default.${name}`,
  );
  expect([...SERVICE_ERROR_CODES]).toEqual([...listedCodes, ...everyday]);
  expect(CLIENT_ERROR_CODES).toHaveLength(4);
});

test('declares every operation the specification lists: 0 of 133 are left', () => {
  const written = new Set(operations.map(([, { method, path }]) => `${method} ${path}`));
  const left = listedOperations.filter(({ method, path }) => !written.has(`${method} ${path}`));
  expect(left).toEqual([]);
  expect(listedOperations).toHaveLength(133);
  expect(operations).toHaveLength(133);
});
