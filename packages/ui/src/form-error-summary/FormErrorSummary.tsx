import { useEffect, useId, useRef, type ComponentProps, type MouseEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ErrorIcon } from '../icons.ts';
import { useMergedRef } from '../merged-ref/use-merged-ref.ts';
import { FieldLink, List, Root, Title } from './FormErrorSummary.styles.ts';

/** One thing a form's reader has to change. */
export interface FormError {
  /** The id of the control, so that a press leads there. Without it, the error belongs to the whole form. */
  readonly fieldId?: string;
  readonly text: string;
}

/** Properties of {@link FormErrorSummary}. */
export interface FormErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** How many things are to be changed, in words. */
  readonly title: string;
  readonly errors: readonly FormError[];
  /** Counts the attempts to save: with each new one the summary takes the focus again. @default 0 */
  readonly attempt?: number;
}

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  const control = field.matches('fieldset') ? field.querySelector('input') : field;
  control?.focus();
}

/**
 * Everything that keeps a form from being saved, in the form's order, at its head. It takes the focus when it
 * appears; each line leads to its field.
 */
export function FormErrorSummary({ title, errors, attempt = 0, ref, ...props }: FormErrorSummaryProps) {
  const titleId = useId();
  const own = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(own, ref);
  useEffect(() => own.current?.focus(), [attempt]);
  return (
    <Root role="group" aria-labelledby={titleId} tabIndex={-1} {...props} ref={mergedRef}>
      <Title id={titleId}>
        <Icon of={ErrorIcon} />
        {title}
      </Title>
      <List>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            {fieldId ? (
              <FieldLink href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {text}
              </FieldLink>
            ) : (
              text
            )}
          </li>
        ))}
      </List>
    </Root>
  );
}
