import { type LoadWords, loadWordsFile } from '@archive-console/console';
import { pseudo } from './pseudo.ts';

function through(value: unknown): unknown {
  if (typeof value === 'string') return pseudo(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, through(inner)]));
}

/** The English files, each word replaced by its pseudo-language. */
export const loadPseudoWords: LoadWords = async (_, namespace) =>
  through(await loadWordsFile('en-US', namespace)) as Record<string, unknown>;
