/** The product's name is the same in every language. */
export const PRODUCT = 'Archive Console';

/** The few words that must be there when no file of words can be read. They also stand in `index.html`. */
export interface BareWords {
  loading: string;
  heading: string;
  text: string;
  retry: string;
  code: string;
  trace: string;
  copy: string;
  copied: string;
}

const english: BareWords = {
  loading: 'Loading Archive Console',
  heading: 'Internal server error',
  text: 'An unexpected error occurred. Try again later.',
  retry: 'Try again',
  code: 'Code',
  trace: 'Trace id',
  copy: 'Copy trace id',
  copied: 'Copied',
};

const german: BareWords = {
  loading: 'Archive Console wird geladen',
  heading: 'Interner Serverfehler',
  text: 'Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es später erneut.',
  retry: 'Erneut versuchen',
  code: 'Code',
  trace: 'Trace-ID',
  copy: 'Trace-ID kopieren',
  copied: 'Kopiert',
};

export function bareWords(language: string): BareWords {
  return language === 'de' ? german : english;
}
