import { type LoadWords, loadWordsFile } from '@archive-console/console';
import { pseudo } from './pseudo.ts';

function through(value: unknown): unknown {
  if (typeof value === 'string') return pseudo(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, through(inner)]));
}

/** The English files, each word replaced by its pseudo-language. What is known in another language stays. */
export const loadPseudoWords: LoadWords = async (language, namespace) => {
  const words = await loadWordsFile(language, namespace);
  return language === 'en-US' ? (through(words) as Record<string, unknown>) : words;
};
