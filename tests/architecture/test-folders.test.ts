import { expect, it } from 'vitest';
import { sourceOf, sources } from './sources.ts';

it('every folder of tests is run, and every folder that is run holds tests', () => {
  const run = [...sourceOf('vitest.config.ts').matchAll(/'tests\/\{?([\w,-]+)\}?\/\*\*/g)].flatMap(
    ([, names = '']) => names.split(','),
  );
  const held = sources.flatMap((file) => /^tests\/([\w-]+)\/.*\.test\.tsx?$/.exec(file)?.[1] ?? []);
  expect(run.toSorted()).toEqual([...new Set(held)].toSorted());
});
