import { Heading, Stack, theme } from '@archive-console/ui';
import type { ReactNode } from 'react';

interface DialogStillProps {
  title: string;
  children: ReactNode;
  /** Its buttons. */
  actions: ReactNode;
}

/** A dialog that is looked at beside another one: open, it would lie over both. */
export function DialogStill({ title, children, actions }: DialogStillProps) {
  return (
    <div style={sheet}>
      <Stack gap={12} style={{ padding: theme.space[20] }}>
        <Heading level={2} style={{ fontSize: '1.0625rem' }}>
          {title}
        </Heading>
        <div>{children}</div>
      </Stack>
      <div style={foot}>{actions}</div>
    </div>
  );
}

const sheet = {
  maxWidth: '420px',
  margin: 'auto',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  boxShadow: theme.shadow.floating,
};

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space[8],
  padding: `${theme.space[14]} ${theme.space[20]}`,
  borderBlockStart: `1px solid ${theme.color.line}`,
} as const;
