import { type Language, type LoadWords, loadWordsFile } from '@archive-console/console';
import { loadPseudoWords } from './pseudo-words.ts';

/** What the language toolbar offers. */
export type BookLanguage = Language | 'en-XA';

/** The language that the console is set to, and from where it has its words. */
export const spokenAs = (language: BookLanguage): { language: Language; loadWords: LoadWords } =>
  language === 'en-XA'
    ? { language: 'en-US', loadWords: loadPseudoWords }
    : { language, loadWords: loadWordsFile };
