const OVER_THE_PAGE = /^Components\/(Overlays\/|Actions\/(Menu|Split) button)/;
const FIELDS_THAT_OPEN = /^Components\/Forms\/(Combobox|Multi-picker|Select|Date)/;

/** Whether a story is of what lies over its page: drawn among words, it would lie over them. */
export const liesOverItsPage = (title: string): boolean => OVER_THE_PAGE.test(title);

/** Whether a story is of what can be open: its page of documentation shows it so, as its play leaves it. */
export const isShownOpen = (title: string): boolean => liesOverItsPage(title) || FIELDS_THAT_OPEN.test(title);
