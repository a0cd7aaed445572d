import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { initialGlobals } from './initial-globals.ts';

type Chosen = Readonly<Record<string, unknown>>;

interface GlobalsEvent {
  globals: Chosen;
}

/**
 * What the toolbars say, for a page of documentation. It listens to the choice itself, not to what
 * follows from it: the frames of the page report that as well, each for its own story.
 */
export function useToolbars({ channel }: Pick<DocsContextProps, 'channel'>): Chosen {
  const [chosen, setChosen] = useState<Chosen>(() => {
    const [last] = (channel.last(GLOBALS_UPDATED) ?? []) as readonly GlobalsEvent[];
    return { ...initialGlobals, ...last?.globals };
  });
  useEffect(() => {
    const hear = ({ globals }: GlobalsEvent) => setChosen((before) => ({ ...before, ...globals }));
    channel.on(UPDATE_GLOBALS, hear);
    return () => channel.off(UPDATE_GLOBALS, hear);
  }, [channel]);
  return chosen;
}
