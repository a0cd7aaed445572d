import type { PaletteWords } from '@archive-console/ui';

/** What the palette of the book looks for, in English. */
export const paletteWords: PaletteWords = {
  label: 'Search or jump to',
  placeholder: 'User, mailbox, domain, page …',
  start: 'Type a name, an address or a page.',
};

/** The same in German. */
export const germanPaletteWords: PaletteWords = {
  label: 'Benutzerverwaltung durchsuchen oder zu einer Seite wechseln',
  placeholder: 'Benutzer, Postfach, vertrauenswürdige Domain, Seite …',
  close: 'Suche schließen',
  start: 'Geben Sie einen Namen, eine E-Mail-Adresse oder eine Seite ein.',
  loading: 'Wird gesucht …',
  count: (count) => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`),
  empty: (query) => `Nichts passt zu „${query}“.`,
  hints: [
    { keys: '↑ ↓', does: 'auswählen' },
    { keys: 'Eingabe', does: 'öffnen' },
    { keys: 'Esc', does: 'schließen' },
  ],
};
