import type { ReactNode } from 'react';
import type { IconShape } from '../icon/Icon.tsx';

/** One of the choices. */
export interface RadioCard<Value extends string = string> {
  /** What a form sends; distinguishes the card from the others. */
  readonly value: Value;
  /** The choice in a few words; it names the button. */
  readonly title: string;
  /** What this choice means, in a sentence. */
  readonly text?: string;
  /** Drawn on the line of the title. */
  readonly icon?: IconShape;
  /** Beside the title, below it where there is no room: a price, a badge. */
  readonly aside?: ReactNode;
  /** Below the text: a few facts, as a `DefinitionList`. */
  readonly children?: ReactNode;
  /** Why it cannot be chosen now. Shown in place of the text; the card stays in the tab order. */
  readonly disabledReason?: string | undefined;
}
