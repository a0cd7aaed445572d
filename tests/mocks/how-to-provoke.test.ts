import { errorsOf, SERVICE_ERROR_CODES } from '@archive-console/api-client';
import { operations } from '@archive-console/mocks';
import { expect, test } from 'vitest';
import { howToProvoke } from '#stories/service/how-to-provoke.ts';
import { neverAnswered } from '#stories/service/never-answered.ts';

const answered = new Set(operations.flatMap((operation) => errorsOf(operation)));

test('the book says of every code that some operation answers how to provoke it', () => {
  expect(Object.keys(howToProvoke).toSorted()).toEqual([...answered].toSorted());
});

test('and of every other one why none does; there are at most 15', () => {
  const others = SERVICE_ERROR_CODES.filter((code) => !answered.has(code));
  expect(Object.keys(neverAnswered).toSorted()).toEqual(others.toSorted());
  expect(others.length).toBeLessThanOrEqual(15);
});

test('each is said in whole sentences', () => {
  const said = [...Object.values(howToProvoke), ...Object.values(neverAnswered)];
  expect(said.filter((sentence) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
});
