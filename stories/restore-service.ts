import type { StoryContext } from 'storybook/internal/csf';
import { handlersFor } from '@archive-console/mocks/browser';

type Differences = Parameters<StoryContext['msw']['use']>;

/**
 * From now on the service answers by its rules, but for these differences: what the story arranged before is over. The
 * rules take the place of the ones that are there: beside them, a line of the hub would be answered twice.
 */
export function restoreService(
  { msw, world }: Pick<StoryContext, 'msw' | 'world'>,
  ...differences: Differences
): void {
  // What it is given itself, it would keep for the stories that follow.
  msw.resetHandlers();
  msw.use(...differences, ...handlersFor(world));
}
