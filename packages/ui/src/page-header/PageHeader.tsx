import type { ComponentProps, ReactNode, Ref } from 'react';
import { drawings, type EmptyReason } from '../empty-state/drawings.tsx';
import { Action, Drawing } from '../empty-state/EmptyState.styles.ts';
import { ErrorDetails, type ErrorDetailsProps } from '../error-details/ErrorDetails.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import { Actions, Face, Root, Sentence, Tile, TitleLine, Words } from './PageHeader.styles.ts';
import type { PageHeaderTone } from './page-header-tones.ts';

/** Properties of {@link PageHeader}. */
export interface PageHeaderProps
  extends Pick<ErrorDetailsProps, 'code' | 'trace'>, Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /**
   * Why there is no page below it: it then looks like a `MessagePage`, with the drawing of that reason in place of the
   * icon. The `h1` stays the same element and keeps the focus.
   */
  readonly reason?: EmptyReason | undefined;
  /** Whose page this is: their face before the title, as it stands in lists. Wins over `icon`. */
  readonly face?: string | undefined;
  /** In a tile before the title, for pages of one thing and for the dashboard. */
  readonly icon?: IconShape;
  /** The tile's color. @default 'accent' */
  readonly tone?: PageHeaderTone;
  /** Whether the title is the news itself, in larger letters: how everything stands. @default false */
  readonly headline?: boolean;
  /** What the page is called; the page's one `h1`. A headline may hold links. */
  readonly title: ReactNode;
  /** The `h1`, so that a change of page can move the focus there. It takes focus by script only. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** A badge beside the title ("You"). */
  readonly badge?: ReactNode;
  /** One line that says what this is or how it stands. */
  readonly sentence?: ReactNode;
  /** Right of it, one primary at most; below it where there is no room. */
  readonly actions?: ReactNode;
}

/**
 * How every page begins: what it is, one sentence, what can be done.
 *
 * - Do: open with one sentence that says how it stands; keep one header while the page loads and when that fails, and
 *   change its words, so that the focus stays on its title.
 * - Don't: put more than three actions beside it, or a `MessagePage` in its place.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes to the button that copies the trace id, then through the actions |
 * | Enter, Space | Presses it |
 */
export function PageHeader({
  face,
  icon,
  tone = 'accent',
  headline = false,
  title,
  titleRef,
  badge,
  sentence,
  actions,
  reason,
  code,
  trace,
  ...props
}: PageHeaderProps) {
  const isMessage = reason !== undefined;
  return (
    <Root $isMessage={isMessage} $isHeadline={headline && !isMessage} {...props}>
      {isMessage ? (
        <Drawing viewBox="0 0 96 72" aria-hidden>
          {drawings[reason]}
        </Drawing>
      ) : face === undefined ? (
        icon && (
          <Tile $tone={tone}>
            <Icon of={icon} size={22} />
          </Tile>
        )
      ) : (
        <Face name={face} size="xl" />
      )}
      <Words>
        <TitleLine>
          <Heading level={1} tabIndex={-1} {...(titleRef && { ref: titleRef })}>
            {title}
          </Heading>
          {badge}
        </TitleLine>
        {sentence && <Sentence>{sentence}</Sentence>}
      </Words>
      <ErrorDetails code={code} trace={trace} />
      {actions && (isMessage ? <Action>{actions}</Action> : <Actions>{actions}</Actions>)}
    </Root>
  );
}
