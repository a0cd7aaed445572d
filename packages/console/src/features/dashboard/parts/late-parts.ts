import { AttentionList } from './AttentionList.tsx';
import { DatesCard } from './DatesCard.tsx';
import { FirstRunCard } from './FirstRunCard.tsx';

/** What is read after the figures, in a file of its own. */
export const lateParts = { AttentionList, DatesCard, FirstRunCard };
