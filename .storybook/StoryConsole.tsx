import { type Console, ConsoleApp, type ConsoleOptions, createConsoleAt } from '@archive-console/console';
import { GlobalStyle } from '@archive-console/ui';
import { useEffect, useState } from 'react';
import { noteConsole } from './shown-console.ts';

interface StoryConsoleProps {
  /** The address the story happens at. */
  at: string;
  options: Omit<ConsoleOptions, 'fetch'>;
  /** What is done to it before it is drawn. */
  prepare?: ((made: Console) => void) | undefined;
}

/**
 * The way of a request, in its order: this, which ends with the story; then what the story has put before `window.fetch`
 * to see what is asked, by `spyOn(window, 'fetch')`, which ends with the story as well; then, in the tests, the page
 * itself (`answered-in-page.ts`); then the worker (`network.ts`).
 *
 * What a page still wants to know when it goes would be asked of the next story: it gets no answer. What `window.fetch`
 * is, is looked up with each request: a story may watch from the middle of its play on.
 */
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
      ...options,
      fetch: sending.fetch,
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
