import type { Console, ConsoleOptions } from '@archive-console/console';
import { StoryConsole } from '#.storybook/StoryConsole';

/** A page that cannot be drawn. */
function BrokenPage(): never {
  throw new Error('This page cannot be drawn.');
}

/** The address of {@link BrokenPage}, which no console has by itself. */
export const BROKEN_PAGE = '/home/broken';

const addBrokenPage = ({ router }: Console) =>
  router.patchRoutes('home', [{ path: 'broken', Component: BrokenPage }]);

/** A console with something wrong in it from the start. */
export function BrokenConsole(options: ConsoleOptions) {
  const prepare = options.startError === undefined ? addBrokenPage : undefined;
  return <StoryConsole at={BROKEN_PAGE} options={options} prepare={prepare} />;
}
