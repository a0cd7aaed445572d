import { prefixes } from './prefixes.ts';

const review = prefixes.accessReview;
const found = (path: string, text: string) => (text === '' ? path : `${path}?q=${encodeURIComponent(text)}`);

export const accessReviewPaths = {
  /** From a mailbox to the people who can see it. */
  byMailbox: (text = '') => found(review, text),
  /** From a person to the mailboxes that they can see. */
  byPerson: (text = '') => found(`${review}/people`, text),
};
