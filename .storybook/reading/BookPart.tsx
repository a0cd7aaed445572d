import { GlobalStyle, Stack, UiWordsProvider } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { uiWords } from '#stories/components/ui-words.ts';

/** A part of a page that is made of components of the design system, without the style that Storybook gives its pages. */
export function BookPart({ children }: { children: ReactNode }) {
  return (
    <UiWordsProvider words={uiWords}>
      <GlobalStyle />
      <Stack className="sb-unstyled" gap={32}>
        {children}
      </Stack>
    </UiWordsProvider>
  );
}
