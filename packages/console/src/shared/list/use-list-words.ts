import type { ListWords } from '@archive-console/ui';

/** What a list calls its own rows; the rest of its words are the same everywhere. */
export type OwnListWords = Pick<ListWords, 'count' | 'noMatchTitle' | 'noMatchText'>;

/** The words of a list: what it says of itself. The rest comes with the frame. */
export const useListWords = (own: OwnListWords): ListWords => own;
