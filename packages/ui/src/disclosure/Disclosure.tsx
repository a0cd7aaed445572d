import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { NextIcon } from '../icons.ts';
import { Body, Fact, Head, Root, Title } from './Disclosure.styles.ts';

/** Properties of {@link Disclosure}; native ones reach the `<details>`: `open`, `onToggle`, `name`. */
export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** What lies below. */
  readonly title: ReactNode;
  /** The title's place in the page's outline. @default 3 */
  readonly titleLevel?: 2 | 3;
  /** Opposite the title: what is worth knowing without opening it ("3 records"). */
  readonly fact?: ReactNode;
}

/**
 * A heading that shows and hides what lies below it. The browser's search finds words in a closed one and opens it.
 * Several with the same `name` are open one at a time.
 *
 * - Do: say in `fact` what most readers would open it for.
 * - Don't: hide in it what every reader needs, or what a form asks for.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the heading, then what is shown below it |
 * | Enter, Space | Shows or hides what lies below |
 */
export function Disclosure({ title, titleLevel = 3, fact, children, ...props }: DisclosureProps) {
  return (
    <Root {...props}>
      <Head>
        <Title>
          <Icon of={NextIcon} />
          <Heading level={titleLevel} size={2}>
            {title}
          </Heading>
        </Title>
        {fact && <Fact>{fact}</Fact>}
      </Head>
      <Body>{children}</Body>
    </Root>
  );
}
