import type { ListWords } from '@archive-console/ui';

/** What a list of users says of its own. */
export const listWords: ListWords = {
  loading: 'Loading users',
  count: (total) => (total === 1 ? '1 user' : `${total} users`),
  selectRows: 'Select users',
  noMatchTitle: 'No users found',
  noMatchText: 'Nobody matches the search and the filters.',
};

/** What is said around cards, in German. */
export const germanListWords: ListWords = {
  ...listWords,
  count: (total) => `${total} Benutzer`,
  range: (from, to, total) => `${from}–${to} von ${total}`,
  rowsPerPage: 'Zeilen je Seite',
  perPage: (rows) => `${rows} je Seite`,
  clear: 'Suche leeren',
  selectRow: (name) => `${name} auswählen`,
  selected: (rows) => `${rows} ausgewählt`,
  selectAllMatching: (total) => `Alle ${total} auswählen`,
  clearSelection: 'Auswahl aufheben',
  bulkActions: 'Aktionen',
  selectRows: 'Benutzer auswählen',
  rowActions: (name) => `Aktionen für ${name}`,
  viewOptions: 'Ansichtsoptionen',
};
