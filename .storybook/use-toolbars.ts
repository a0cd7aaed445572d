import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { initialGlobals } from './toolbars.ts';

type Chosen = Readonly<Record<string, unknown>>;

interface Told {
  globals: Chosen;
}

/**
 * What the toolbars say, for a page of documentation. It hears of a choice itself, not of what follows from it: the
 * frames of the page tell it that as well, each for its own story.
 */
export function useToolbars({ channel }: Pick<DocsContextProps, 'channel'>): Chosen {
  const [chosen, setChosen] = useState<Chosen>(() => {
    const [told] = (channel.last(GLOBALS_UPDATED) ?? []) as readonly Told[];
    return { ...initialGlobals, ...told?.globals };
  });
  useEffect(() => {
    const hear = ({ globals }: Told) => setChosen((before) => ({ ...before, ...globals }));
    channel.on(UPDATE_GLOBALS, hear);
    return () => channel.off(UPDATE_GLOBALS, hear);
  }, [channel]);
  return chosen;
}
