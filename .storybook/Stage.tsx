import { ConsoleApp, createConsoleAt, type Language } from '@archive-console/console';
import { useEffect, useState } from 'react';
import { loadPseudoWords } from './pseudo-words.ts';

/** What the language toolbar offers. */
export type BookLanguage = Language | 'en-XA';

interface StageProps {
  /** The address the story happens at. */
  at: string;
  language: BookLanguage;
  /** Is told where the console would leave for. */
  leaveTo: (url: string) => void;
}

/** The real console with its real table of routes, its place kept in memory. */
export function Stage({ at, language, leaveTo }: StageProps) {
  const [created] = useState(() =>
    createConsoleAt(at, {
      leaveTo,
      config: { minimumLoadMs: 0, retryDelaysMs: [] },
      ...(language === 'en-XA' ? { language: 'en-US', loadWords: loadPseudoWords } : { language }),
    }),
  );
  useEffect(() => () => created.dispose(), [created]);
  return <ConsoleApp console={created} />;
}
