/** What a name or another line of text has at most, in characters; the service says its own limit where it is lower. */
export const MAX_LINE = 256;
/** What a text of several lines has at most. */
export const MAX_TEXT = 4000;

/** Whether a line of text is too long, the blanks around it aside. */
export const isLineTooLong = (text: string): boolean => text.trim().length > MAX_LINE;
