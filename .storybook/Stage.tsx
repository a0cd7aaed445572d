import type { Language } from '@archive-console/console';
import { loadPseudoWords } from './pseudo-words.ts';
import { StoryConsole } from './StoryConsole.tsx';

/** What the language toolbar offers. */
export type BookLanguage = Language | 'en-XA';

interface StageProps {
  /** The address the story happens at. */
  at: string;
  language: BookLanguage;
  /** Receives the address that the console would leave for. */
  leaveTo: (url: string) => void;
}

/** The real console with its real table of routes, its place kept in memory. */
export function Stage({ at, language, leaveTo }: StageProps) {
  const words =
    language === 'en-XA' ? { language: 'en-US' as const, loadWords: loadPseudoWords } : { language };
  return <StoryConsole at={at} options={{ leaveTo, ...words }} />;
}
