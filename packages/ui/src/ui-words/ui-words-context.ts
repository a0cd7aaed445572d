import { createContext } from 'react';
import type { UiWordsGetters } from './ui-words.ts';

/** The words that the providers above give. */
export const UiWordsContext = createContext<Partial<UiWordsGetters>>({});
