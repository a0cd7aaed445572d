import { ConsoleApp, type ConsoleOptions, createConsoleAt } from '@archive-console/console';
import { useEffect, useState } from 'react';

/** A page that cannot be drawn. */
function BrokenPage(): never {
  throw new Error('This page cannot be drawn.');
}

/** The address of {@link BrokenPage}, which no console has by itself. */
export const BROKEN_PAGE = '/home/broken';

/** A console with something wrong in it from the start. */
export function BrokenConsole(options: ConsoleOptions) {
  const [created] = useState(() => {
    const made = createConsoleAt(BROKEN_PAGE, {
      ...options,
      config: { minimumLoadMs: 0, retryDelaysMs: [] },
    });
    if (options.startError === undefined)
      made.router.patchRoutes('home', [{ path: 'broken', Component: BrokenPage }]);
    return made;
  });
  useEffect(() => () => created.dispose(), [created]);
  return <ConsoleApp console={created} />;
}
