import type { StoryContext } from 'storybook/internal/csf';
import { handlersFor } from '@archive-console/mocks/browser';

type Differences = Parameters<StoryContext['msw']['resetHandlers']>;

/**
 * From now on the service answers by its rules, but for these differences: what the story arranged before is over. The
 * rules take the place of the ones that are there: beside them, a line of the hub would be answered twice.
 */
export function restoreService(
  { msw, world }: Pick<StoryContext, 'msw' | 'world'>,
  ...differences: Differences
): void {
  msw.resetHandlers(...differences, ...handlersFor(world));
}
