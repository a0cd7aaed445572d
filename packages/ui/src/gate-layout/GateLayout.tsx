import type { ComponentProps, ReactNode, Ref } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { Card, Footer, Header, Main, Overline, Root, Sentence } from './GateLayout.styles.ts';
import { Sheets } from './Sheets.tsx';

/** Properties of {@link GateLayout}. */
export interface GateLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Left above: a `Logo`. */
  readonly logo: ReactNode;
  /** Right above: the settings (language, theme). */
  readonly settings?: ReactNode;
  /** A few small words above the title. */
  readonly overline?: ReactNode;
  /** What is asked for here; the page's one `h1`. */
  readonly title: ReactNode;
  /** The `h1`, so that a change of page can move the focus there. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** One line below the title. */
  readonly sentence?: ReactNode;
  /** Below the card: the service's state and ways elsewhere. */
  readonly footer?: ReactNode;
  /** 560 instead of 392 px, for gates that explain. @default false */
  readonly wide?: boolean;
  /** The task itself, below title and sentence. */
  readonly children?: ReactNode;
}

/**
 * Sign-in and the other gates: one card on paper, stacked sheets behind it.
 *
 * - Do: keep to one task and one primary button.
 * - Don't: use it where the reader has the `AppShell`: the navigation would be lost.
 */
export function GateLayout({
  logo,
  settings,
  overline,
  title,
  titleRef,
  sentence,
  footer,
  wide = false,
  children,
  ...props
}: GateLayoutProps) {
  return (
    <Root {...props}>
      <Sheets />
      <Header>
        {logo}
        {settings}
      </Header>
      <Main>
        <Card $wide={wide}>
          <div>
            {overline && <Overline>{overline}</Overline>}
            <Heading level={1} tabIndex={-1} {...(titleRef && { ref: titleRef })}>
              {title}
            </Heading>
            {sentence && <Sentence>{sentence}</Sentence>}
          </div>
          {children}
        </Card>
      </Main>
      {footer && <Footer>{footer}</Footer>}
    </Root>
  );
}
