import { copyWords, germanCopyWords } from './copy-words.ts';

/** English words for the toasts of the book. */
export const toastWords = {
  region: 'Messages',
  dismiss: (title: string) => `Close message: ${title}`,
  times: (count: number) => `${count} times`,
  trace: { label: 'Trace id', words: copyWords('Copy trace id') },
  tones: { success: 'Done', info: 'Note', warning: 'Warning', error: 'Error' },
};

/** The same in German. */
export const germanToastWords = {
  region: 'Meldungen',
  dismiss: (title: string) => `Meldung schließen: ${title}`,
  times: (count: number) => `${count}-mal`,
  trace: { label: 'Trace-ID', words: germanCopyWords('Trace-ID kopieren') },
  tones: { success: 'Erledigt', info: 'Hinweis', warning: 'Warnung', error: 'Fehler' },
};
