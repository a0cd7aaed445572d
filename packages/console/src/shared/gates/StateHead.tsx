import { Heading, Stack, Text } from '@archive-console/ui';
import type { ReactNode } from 'react';

interface StateHeadProps {
  title: string;
  /** What that means. */
  text: ReactNode;
  /** What else is to be known of it. */
  note?: string;
}

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus({ preventScroll: true });

/** What a page has come to, in place of the form that held the focus: its title takes the focus, and is read out. */
export function StateHead({ title, text, note }: StateHeadProps) {
  return (
    <Stack gap={6}>
      <Heading ref={takeFocus} level={2} tabIndex={-1}>
        {title}
      </Heading>
      <Text>{text}</Text>
      {note !== undefined && <Text tone="muted">{note}</Text>}
    </Stack>
  );
}
