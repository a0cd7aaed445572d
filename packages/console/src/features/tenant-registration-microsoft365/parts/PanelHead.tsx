import { Heading, Stack, Text } from '@archive-console/ui';
import type { ReactNode } from 'react';

interface PanelHeadProps {
  title: string;
  children: ReactNode;
}

/** How it stands, and what that means. It is announced when it changes by itself: it stays while the panel below goes. */
export function PanelHead({ title, children }: PanelHeadProps) {
  return (
    <Stack gap={6} role="status">
      <Heading level={2}>{title}</Heading>
      <Text>{children}</Text>
    </Stack>
  );
}
