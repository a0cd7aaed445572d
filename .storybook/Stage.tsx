import type { ConsoleOptions } from '@archive-console/console';
import { type BookLanguage, spokenAs } from './book-language.ts';
import { StoryConsole } from './StoryConsole.tsx';

interface StageProps {
  /** The address the story happens at. */
  at: string;
  language: BookLanguage;
  /** Receives the address that the console would leave for. */
  leaveTo: (url: string) => void;
  /** What its host sets. */
  config?: ConsoleOptions['config'];
}

/** The real console with its real table of routes, its place kept in memory. */
export function Stage({ at, language, leaveTo, config }: StageProps) {
  return <StoryConsole at={at} options={{ leaveTo, ...(config && { config }), ...spokenAs(language) }} />;
}
