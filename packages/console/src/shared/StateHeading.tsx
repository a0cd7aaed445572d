import { Heading } from '@archive-console/ui';
import type { ReactNode } from 'react';

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus({ preventScroll: true });

/** What a page has come to, in place of the form that held the focus: it takes the focus, and is read out. */
export function StateHeading({ children }: { children: ReactNode }) {
  return (
    <Heading ref={takeFocus} level={2} tabIndex={-1}>
      {children}
    </Heading>
  );
}
