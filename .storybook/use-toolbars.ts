import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { initialGlobals } from './toolbars.ts';

type Chosen = Readonly<Record<string, unknown>>;

interface Reported {
  globals: Chosen;
}

/**
 * What the toolbars say, for a page of documentation. It hears of a choice itself, not of what follows from it: the
 * frames of the page tell it that as well, each for its own story.
 */
export function useToolbars({ channel }: Pick<DocsContextProps, 'channel'>): Chosen {
  const [chosen, setChosen] = useState<Chosen>(() => {
    const [reported] = (channel.last(GLOBALS_UPDATED) ?? []) as readonly Reported[];
    return { ...initialGlobals, ...reported?.globals };
  });
  useEffect(() => {
    const hear = ({ globals }: Reported) => setChosen((before) => ({ ...before, ...globals }));
    channel.on(UPDATE_GLOBALS, hear);
    return () => channel.off(UPDATE_GLOBALS, hear);
  }, [channel]);
  return chosen;
}
