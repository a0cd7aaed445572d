import { useId, type ComponentProps, type ReactNode } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { Fields, Legend, Root, Sentence } from './FormSection.styles.ts';

/** Properties of {@link FormSection}; native ones reach the `<fieldset>`. */
export interface FormSectionProps extends Omit<ComponentProps<'fieldset'>, 'title' | 'disabled'> {
  /** What the fields have in common; also the name of the group for screen readers. */
  readonly title: ReactNode;
  /** The title's place in the page's outline. @default 2 */
  readonly titleLevel?: 2 | 3;
  /** One line that says what the fields are for. Read together with the title. */
  readonly sentence?: ReactNode;
  /** Columns from 640 px; one below. @default 1 */
  readonly columns?: 1 | 2;
  /** The fields, in the order they are read. */
  readonly children: ReactNode;
}

/**
 * Fields of a form that belong together, under a title and a sentence. Sections that follow one another are divided
 * by a hairline. It lies in the card of the form; a section is no card of its own.
 *
 * - Do: group a form of more than six fields; keep fields that are filled in together side by side.
 * - Do: put what needs the whole width (a list, a long text) into a `FormSectionWhole`.
 * - Don't: give a section to one field whose label says it all, or use more than two columns.
 */
export function FormSection({
  title,
  titleLevel = 2,
  sentence,
  columns = 1,
  children,
  ...props
}: FormSectionProps) {
  const sentenceId = useId();
  const described = [sentence && sentenceId, props['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Root {...props} aria-describedby={described || undefined}>
      <Legend>
        <Heading level={titleLevel} size={2}>
          {title}
        </Heading>
      </Legend>
      {sentence && <Sentence id={sentenceId}>{sentence}</Sentence>}
      <Fields $columns={columns}>{children}</Fields>
    </Root>
  );
}
