/** What runs of pictures leave for those who look at them; nothing of it is kept in Git. */
const CACHE = 'node_modules/.cache/archive-console/pictures';

/** What the last run drew and could not find in its lines: pictures that differ, or whose lines were drawn elsewhere. */
export const DRAWN = `${CACHE}/drawn`;

/** Why the last run compared nothing: written where the lines were drawn elsewhere. */
export const DRAWN_ELSEWHERE = `${CACHE}/drawn-elsewhere`;

/** The page with before, after and difference. */
export const REVIEW = `${CACHE}/review`;

/** Set in the environment, a run compares nothing and keeps every picture in this folder. */
export const KEEP_IN = 'PICTURES_KEEP_IN';

/** Small pictures for the pages of the book: every picture that is drawn of a screen leaves one here. */
export const BOOK_PICTURES = `${CACHE}/book`;
