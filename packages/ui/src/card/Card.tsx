import { useId, type ComponentProps, type ReactNode } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { Aside, Body, Footer, Header, Root } from './Card.styles.ts';

/** Properties of {@link Card}. */
export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The element, where its parts are no section of the page. @default 'section' with a title, else 'div' */
  readonly as?: 'section' | 'div' | 'li' | 'article';
  /** What the card holds; also its name for screen readers. */
  readonly title?: ReactNode;
  /** The title's place in the page's outline. @default 2 */
  readonly titleLevel?: 2 | 3;
  /** Opposite the title: how fresh, how many, or one small deed. */
  readonly aside?: ReactNode;
  /** Below a hairline: what can be done with the whole card. */
  readonly footer?: ReactNode;
  /** `regular` 14/16 px, `roomy` 22 px for forms, `none` for tables and lists that bring their own. @default 'regular' */
  readonly padding?: 'regular' | 'roomy' | 'none';
}

/**
 * What belongs together, held by a hairline. Cards do not lie in cards.
 *
 * - Do: give it a title where it is one of several.
 * - Don't: lay cards into cards.
 */
export function Card({
  as,
  title,
  titleLevel = 2,
  aside,
  footer,
  padding = 'regular',
  children,
  ...props
}: CardProps) {
  const titleId = useId();
  const roomy = padding === 'roomy';
  return (
    <Root
      as={as ?? (title ? 'section' : 'div')}
      $roomy={roomy}
      aria-labelledby={title ? titleId : undefined}
      {...props}
    >
      <Body $roomy={roomy} $flush={padding === 'none'}>
        {(title || aside) && (
          <Header>
            {title && (
              <Heading level={titleLevel} look={2} id={titleId}>
                {title}
              </Heading>
            )}
            {aside && <Aside>{aside}</Aside>}
          </Header>
        )}
        {children}
      </Body>
      {footer && <Footer>{footer}</Footer>}
    </Root>
  );
}
