import type { ComponentProps, ReactNode } from 'react';
import { Actions, Note, Root } from './SaveBar.styles.ts';

/** Properties of {@link SaveBar}. */
export interface SaveBarProps extends ComponentProps<'div'> {
  /** How many changes are not saved, in words. Announced when it changes. */
  readonly note?: ReactNode;
  /** Discard, then save: the action the form is for stands last. */
  readonly children: ReactNode;
}

/**
 * The end of a form: what is not saved yet, and what can be done about it. Belongs into a card's footer.
 *
 * - Do: say how many changes wait.
 * - Don't: hide it while nothing has changed: the place to save stays.
 */
export function SaveBar({ note, children, ...props }: SaveBarProps) {
  return (
    <Root {...props}>
      <Note>{note}</Note>
      <Actions>{children}</Actions>
    </Root>
  );
}
