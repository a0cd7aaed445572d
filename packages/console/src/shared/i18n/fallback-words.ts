/** The product's name is the same in every language. */
export const PRODUCT = 'Archive Console';

/** The few words that must be there when no file of words can be read. They also stand in `index.html`. */
export interface FallbackWords {
  loading: string;
  /** The same after ten seconds. */
  slow: string;
  heading: string;
  /** The heading where the service was not reached at all. */
  unreachable: string;
  /** What happened and what to do, where nothing better is known. */
  failed: string;
  text: string;
  retry: string;
  code: string;
  /** What a trace id is called. */
  label: string;
  copy: string;
  copied: string;
  notCopied: string;
}

const english: FallbackWords = {
  loading: 'Loading Archive Console',
  slow: 'This takes longer than usual.',
  heading: 'Internal server error',
  unreachable: 'No connection to the service',
  failed: 'An unexpected error occurred',
  text: 'Check the connection, then try again.',
  retry: 'Try again',
  code: 'Code',
  label: 'Trace id',
  copy: 'Copy trace id',
  copied: 'Copied',
  notCopied: 'Not copied. Select the text and copy it yourself.',
};

const german: FallbackWords = {
  loading: 'Archive Console wird geladen',
  slow: 'Das dauert länger als üblich.',
  heading: 'Interner Serverfehler',
  unreachable: 'Keine Verbindung zum Dienst',
  failed: 'Ein unerwarteter Fehler ist aufgetreten',
  text: 'Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  code: 'Code',
  label: 'Trace-ID',
  copy: 'Trace-ID kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert. Markieren Sie den Text und kopieren Sie ihn selbst.',
};

export function fallbackWords(language: string): FallbackWords {
  return language === 'de' ? german : english;
}
