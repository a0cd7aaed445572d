const KEY = 'ac.book.looked-for';

/** Notes what the next page that looks things up begins with. */
export const lookFor = (text: string): void => sessionStorage.setItem(KEY, text);

/** What a page that looks things up begins with. */
export const lookedFor = (): string => sessionStorage.getItem(KEY) ?? '';
