import { Heading, Stack, Text } from '@archive-console/ui';
import type { ReactNode } from 'react';

interface PanelHeadProps {
  title: string;
  children: ReactNode;
}

/** The state and what it means. Always mounted, so that a change is announced. */
export function PanelHead({ title, children }: PanelHeadProps) {
  return (
    <Stack gap={6} role="status">
      <Heading level={2}>{title}</Heading>
      <Text>{children}</Text>
    </Stack>
  );
}
