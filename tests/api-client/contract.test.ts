import {
  type AnyOperation,
  errorsOf,
  pathParameters,
  SERVICE_ERROR_CODES,
  statusOf,
} from '@archive-console/api-client';
import { describe, expect, test } from 'vitest';
import { operations } from './contract-operations.ts';
import { listedCodes, listedOperations } from './inventory.ts';

const placeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const listedByPlace = new Map(listedOperations.map((listed) => [placeOf(listed), listed]));
const takenBy = ({ takes }: AnyOperation) => Object.keys(takes?.entries ?? {});

/** The names of the operations of which something is not so. */
const those = (isAmiss: (operation: AnyOperation, exportedAs: string) => boolean) =>
  operations.filter(([exportedAs, operation]) => isAmiss(operation, exportedAs)).map(([name]) => name);

describe('every operation', () => {
  test('carries the name it is exported under', () => {
    expect(those(({ name }, exportedAs) => name !== exportedAs)).toEqual([]);
  });

  test('is listed with its access and noun', () => {
    const differs = (operation: AnyOperation) => {
      const listed = listedByPlace.get(placeOf(operation));
      return listed?.access !== operation.access || listed.noun !== operation.noun;
    };
    expect(those(differs)).toEqual([]);
  });

  test('marks as assumed what the specification does not show', () => {
    const unmarked = operations.flatMap(([name, operation]) => {
      const marked = Object.keys(operation.assumed ?? {});
      const guessed = listedByPlace.get(placeOf(operation))?.guessed ?? [];
      const left = guessed.filter((part) => {
        const [whole = part] = part.split('.');
        const isPaging =
          /^takes\.(page|rowsPerPage|sortBy|descending|filter)$/.test(part) && marked.includes('takes.page');
        const isLeftOut = part === 'answers' && operation.answers === undefined;
        return !isPaging && !isLeftOut && !marked.includes(part) && !marked.includes(whole);
      });
      return left.map((part) => `${name}: ${part}`);
    });
    expect(unmarked).toEqual([]);
  });

  test('declares what travels in its path and its query', () => {
    const travels = ({ path, query }: AnyOperation) => [...pathParameters(path), ...(query ?? [])];
    const declares = (operation: AnyOperation) => {
      const taken = takenBy(operation);
      return travels(operation).every((name) => taken.includes(name));
    };
    expect(those((operation) => !declares(operation))).toEqual([]);
  });

  test('sends a body only where the verb has one', () => {
    const sendsInVain = (operation: AnyOperation) => {
      const { method, query, path } = operation;
      if (method === 'POST' && query === undefined) return false;
      return takenBy(operation).some(
        (name) => !pathParameters(path).includes(name) && !query?.includes(name),
      );
    };
    expect(those(sendsInVain)).toEqual([]);
  });

  test('is refused by codes that do not end a session by mistake', () => {
    const endsByMistake = (operation: AnyOperation) => {
      const ending = errorsOf(operation).filter((code) => statusOf(code) === 401);
      const isBearer = operation.access === 'bearer';
      if (ending.includes('Default.Unauthorized') !== isBearer) return true;
      return isBearer && ending.length > 1;
    };
    expect(those(endsByMistake)).toEqual([]);
  });

  test('lists no code twice', () => {
    expect(those((operation) => new Set(errorsOf(operation)).size < errorsOf(operation).length)).toEqual([]);
  });
});

test('no two operations share a name, nor a verb and path', () => {
  const names = operations.map(([, { name }]) => name);
  const places = operations.map(([, operation]) => placeOf(operation));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(places).size).toBe(places.length);
});

test('the codes are those of the specification, and the everyday ones', () => {
  const everyday = ['UnexpectedError', 'ValidationError', 'Unauthorized', 'Forbidden'].map(
    (name) => `Default.${name}`,
  );
  expect([...SERVICE_ERROR_CODES]).toEqual([...listedCodes, ...everyday]);
});

test('declares every operation the specification lists: 0 of 133 are left', () => {
  const written = new Set(operations.map(([, operation]) => placeOf(operation)));
  const left = listedOperations.filter((listed) => !written.has(placeOf(listed)));
  expect(left).toEqual([]);
  expect(listedOperations).toHaveLength(133);
  expect(operations).toHaveLength(133);
});
