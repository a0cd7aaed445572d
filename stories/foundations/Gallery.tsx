import { Heading, Stack, theme } from '@archive-console/ui';
import type { ComponentType } from 'react';

interface GalleryProps {
  /** Stories of components, by what they show. */
  of: Readonly<Record<string, { Component: ComponentType }>>;
}

/** Stories of several components as they are when they have been drawn, in columns that leave no room. */
export function Gallery({ of }: GalleryProps) {
  return (
    <div style={{ columns: '3 300px', columnGap: theme.space[8] }}>
      {Object.entries(of).map(([name, { Component }]) => (
        <Stack key={name} gap={2} style={{ breakInside: 'avoid', marginBottom: theme.space[8] }}>
          <Heading level={2}>{name}</Heading>
          <Component />
        </Stack>
      ))}
    </div>
  );
}
