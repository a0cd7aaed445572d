import type { Navigation } from '@archive-console/api-client';
import { createWorld, operations } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { browserOf } from './browser-of.ts';
import { goodInputFor } from './good-input.ts';
import { stageFor } from './stage-for.ts';

const navigations = operations.filter((operation): operation is Navigation => operation.navigation === true);
const fetched = operations.filter(({ navigation }) => navigation !== true);

describe('The demo service', () => {
  it.each(fetched.map((operation) => ({ operation, name: operation.name })))(
    'answers $name',
    async ({ operation }) => {
      const { world, client, input } = await stageFor(operation);
      const given = operation.takes === undefined ? undefined : { ...goodInputFor(operation), ...input };
      const answer: unknown = await client.call(operation, given);
      expect(answer === undefined).toBe(operation.answers === undefined);
      expect(world.unanswered).toEqual([]);
    },
  );

  it.each(navigations.map((operation) => ({ operation, name: operation.name })))(
    'leads whoever goes to $name on to a page',
    async ({ operation }) => {
      const landed = await browserOf(createWorld()).go(operation, {});
      expect(landed.pathname).toMatch(/^\/(login|setup|home|demo)\b/);
    },
  );
});
