import type { PaletteWords } from '@archive-console/ui';

/** English words of the palette. */
export const paletteWords: PaletteWords = {
  label: 'Search or jump to',
  placeholder: 'User, mailbox, domain, page …',
  close: 'Close search',
  start: 'Type a name, an address or a page.',
  loading: 'Searching …',
  count: (count) => (count === 1 ? '1 result' : `${count} results`),
  empty: (query) => `Nothing fits “${query}”.`,
  hints: [
    { keys: '↑ ↓', does: 'choose' },
    { keys: 'Enter', does: 'open' },
    { keys: 'Esc', does: 'close' },
  ],
};
