import { useEffect, useId, useImperativeHandle, useRef, type ComponentProps, type MouseEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ErrorIcon } from '../icons.ts';
import { focusField } from './focus-field.ts';
import { FieldLink, List, Root, Title } from './FormErrorSummary.styles.ts';

/** One thing a form's reader has to change. */
export interface FormError {
  /** The id of the control, so that a press leads there. Without it, the error belongs to the whole form. */
  readonly fieldId?: string;
  /** What is wrong and what to do, as at the field. */
  readonly text: string;
}

/** Properties of {@link FormErrorSummary}. */
export interface FormErrorSummaryProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** How many things are to be changed, in words. */
  readonly title: string;
  /** In the form's order, one line each. */
  readonly errors: readonly FormError[];
}

function follow(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  if (focusField(fieldId)) event.preventDefault();
}

/**
 * Everything that keeps a form from being saved, in the form's order, at its head. It takes the focus when it
 * appears; each line leads to its field. With another `key` for each attempt to save it takes the focus again.
 *
 * - Do: show it after an attempt to save, with the same words as at the fields, where there are more mistakes than one
 *   sees at once. Where there are few, and all in sight, lead to the first of them (`focusField`).
 * - Don't: show it while one still types.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes from line to line |
 * | Enter | Moves the focus to the field |
 */
export function FormErrorSummary({ title, errors, ref, ...props }: FormErrorSummaryProps) {
  const titleId = useId();
  const own = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLElement, []);
  useEffect(() => own.current?.focus(), []);
  return (
    <Root aria-labelledby={titleId} tabIndex={-1} {...props} ref={own}>
      <Title id={titleId}>
        <Icon of={ErrorIcon} />
        {title}
      </Title>
      <List>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            {fieldId ? (
              <FieldLink href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
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
