import type { RefObject } from 'react';
import type { CalendarWords } from './date-words.ts';

/** What a calendar that floats beside its field is given. */
export interface DatePanelProps<TValue, TWords extends CalendarWords = CalendarWords> {
  readonly value: TValue;
  readonly onChange: (value: TValue) => void;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly locale: string;
  readonly words: Required<TWords>;
  /** What it floats beside. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}
