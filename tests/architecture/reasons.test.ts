import { expect, it } from 'vitest';
import { sourceOf, sources } from './sources.ts';

it('a reason why something cannot be done is asked for in one way: an empty one is none', () => {
  const otherwise = sources
    .filter((file) => file.startsWith('packages/ui/src/'))
    .filter((file) => /disabledReason (\?\?|[!=]== undefined)/.test(sourceOf(file)));
  expect(otherwise).toEqual([]);
});
