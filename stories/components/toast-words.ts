import type { UiWordsGetters } from '@archive-console/ui';

/** What is said around messages, in German. */
export const germanToastWords = {
  region: 'Meldungen',
  dismiss: (title: string) => `Meldung schließen: ${title}`,
  times: (count: number) => `${count}-mal`,
  tones: { success: 'Erledigt', info: 'Hinweis', warning: 'Warnung', error: 'Fehler' },
};

/** What is said of a trace id below a message, in German. */
export const germanTraceWords: Partial<UiWordsGetters> = {
  errorDetails: () => ({ label: 'Trace-ID', copy: 'Trace-ID kopieren' }),
};
