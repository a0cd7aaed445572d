import { Grid, Heading, Stack } from '@archive-console/ui';
import type { ComponentType } from 'react';

interface GalleryProps {
  /** Stories of components, by what they show. */
  of: Readonly<Record<string, { Component: ComponentType }>>;
}

/** Stories of several components beside each other, as they are when they have been drawn. */
export function Gallery({ of }: GalleryProps) {
  return (
    <Grid columns={3} gap={8}>
      {Object.entries(of).map(([name, { Component }]) => (
        <Stack key={name} gap={2}>
          <Heading level={2}>{name}</Heading>
          <Component />
        </Stack>
      ))}
    </Grid>
  );
}
