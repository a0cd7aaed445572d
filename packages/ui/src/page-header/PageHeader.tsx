import type { ComponentProps, ReactNode, Ref } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import { Actions, Root, Sentence, Tile, TitleLine, Words } from './PageHeader.styles.ts';

/** How it stands with what the page shows; `accent` where that is no question. */
export const pageHeaderTones = ['accent', 'success', 'warning', 'danger'] as const;

/** One of {@link pageHeaderTones}. */
export type PageHeaderTone = (typeof pageHeaderTones)[number];

/** Properties of {@link PageHeader}. */
export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** In a tile before the title, for pages of one thing and for the dashboard. */
  readonly icon?: IconShape;
  /** The tile's color. @default 'accent' */
  readonly tone?: PageHeaderTone;
  /** What the page is called; the page's one `h1`. */
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
 * - Do: open with one sentence that says how it stands.
 * - Don't: put more than three actions beside it.
 */
export function PageHeader({
  icon,
  tone = 'accent',
  title,
  titleRef,
  badge,
  sentence,
  actions,
  ...props
}: PageHeaderProps) {
  return (
    <Root {...props}>
      {icon && (
        <Tile $tone={tone}>
          <Icon of={icon} size={22} />
        </Tile>
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
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
