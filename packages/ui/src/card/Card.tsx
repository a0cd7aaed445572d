import { useId, type ComponentProps, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Heading } from '../heading/Heading.tsx';
import type { LinkTarget } from '../link/Linked.tsx';
import { Actions, Aside, Body, Footer, Header, Lead, Reason, Root, TitleLink, Whole } from './Card.styles.ts';

/** Around what a card holds: `regular` 14/16 px, `roomy` 22 px for forms, `none` for tables and lists that bring their own. */
export const cardPaddings = ['regular', 'roomy', 'none'] as const;

/** One of {@link cardPaddings}. */
export type CardPadding = (typeof cardPaddings)[number];

/** Whether a card is one of the chosen. */
export interface CardChoice {
  /** Whether the box is checked; the caller keeps it. */
  readonly isSelected: boolean;
  /** Called with whether it is one of the chosen from now on. */
  readonly onSelected: (isSelected: boolean) => void;
  /** Why it cannot be chosen now. */
  readonly disabledReason?: string | undefined;
}

/** Properties of {@link Card}. */
export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The element, where its parts are no section of the page. @default 'section' with a title, else 'div' */
  readonly as?: 'section' | 'div' | 'li' | 'article';
  /** What the card holds; also its name for screen readers. */
  readonly title?: ReactNode;
  /** The title's place in the page's outline. @default 2 */
  readonly titleLevel?: 2 | 3;
  /** Opposite the title: how fresh, how many, or one small action. */
  readonly aside?: ReactNode;
  /** Small actions on the card, opposite the title and behind `aside`. */
  readonly actions?: ReactNode;
  /** Below a hairline: what can be done with the whole card. */
  readonly footer?: ReactNode;
  /** Where the title leads; a press anywhere on the card goes there. Buttons on it stay what they are. */
  readonly link?: LinkTarget;
  /** Makes the card one to choose, by a box named after the title, which it then has. Choices of one are `RadioCards`. Not with `link`. */
  readonly choice?: CardChoice;
  /** `regular` 14/16 px, `roomy` 22 px for forms, `none` for tables and lists that bring their own. @default 'regular' */
  readonly padding?: CardPadding;
}

/**
 * What belongs together, held by a hairline. Cards do not lie in cards. It may lead somewhere as a whole, or be one
 * of several to choose.
 *
 * - Do: give it a title where it is one of several.
 * - Don't: lay cards into cards.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the title that is a link, or the box |
 * | Enter | Goes where the title leads |
 * | Space | Chooses the card |
 */
export function Card({
  as,
  title,
  titleLevel = 2,
  aside,
  actions,
  footer,
  link,
  choice,
  padding = 'regular',
  children,
  ...props
}: CardProps) {
  const titleId = useId();
  const reasonId = useId();
  const roomy = padding === 'roomy';
  return (
    <Root
      as={as ?? (title ? 'section' : 'div')}
      $roomy={roomy}
      $acts={Boolean(link ?? choice)}
      $selected={choice?.isSelected ?? false}
      aria-labelledby={title ? titleId : undefined}
      {...props}
    >
      <Body $roomy={roomy} $flush={padding === 'none'}>
        {(title || aside || actions) && (
          <Header>
            {title && (
              <Lead>
                {choice && (
                  <Whole>
                    <Checkbox
                      label=""
                      labelHidden
                      aria-labelledby={titleId}
                      aria-describedby={choice.disabledReason && reasonId}
                      aria-disabled={Boolean(choice.disabledReason)}
                      checked={choice.isSelected}
                      onChange={(event) => choice.onSelected(event.target.checked)}
                    />
                  </Whole>
                )}
                <Heading level={titleLevel} size={2} id={titleId}>
                  {link ? <TitleLink {...link}>{title}</TitleLink> : title}
                </Heading>
              </Lead>
            )}
            {aside && <Aside>{aside}</Aside>}
            {actions && <Actions>{actions}</Actions>}
          </Header>
        )}
        {choice?.disabledReason && <Reason id={reasonId}>{choice.disabledReason}</Reason>}
        {children}
      </Body>
      {footer && <Footer>{footer}</Footer>}
    </Root>
  );
}
