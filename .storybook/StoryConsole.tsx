import { type Console, ConsoleApp, type ConsoleOptions, createConsoleAt } from '@archive-console/console';
import { GlobalStyle } from '@archive-console/ui';
import { useEffect, useState } from 'react';
import { noteConsole } from './shown-console.ts';

interface StoryConsoleProps {
  /** The address the story happens at. */
  at: string;
  options: ConsoleOptions;
  /** What is done to it before it is drawn. */
  prepare?: ((made: Console) => void) | undefined;
}

/** Sends until it is ended: what a page still wants to know when it goes would be asked of the next story. */
function sendUntilEnd() {
  let hasEnded = false;
  return {
    fetch: (...asked: Parameters<typeof window.fetch>) =>
      hasEnded ? new Promise<never>(() => {}) : window.fetch(...asked),
    end() {
      hasEnded = true;
    },
  };
}

/** A console of a story's own, which waits for nothing and ends with the story. */
export function StoryConsole({ at, options, prepare }: StoryConsoleProps) {
  const [sending] = useState(sendUntilEnd);
  const [created] = useState(() => {
    const made = createConsoleAt(at, {
      leastWaits: { session: 0, loadingScreen: 0 },
      fetch: sending.fetch,
      ...options,
      config: { retryDelaysMs: [], ...options.config },
    });
    prepare?.(made);
    return made;
  });
  useEffect(() => {
    const forget = noteConsole(created);
    return () => {
      forget();
      created.dispose();
      sending.end();
    };
  }, [created, sending]);
  return (
    <>
      <GlobalStyle />
      <ConsoleApp console={created} />
    </>
  );
}
