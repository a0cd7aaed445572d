import type { Canvas, DocsContainerProps, Story } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type ComponentProps, type PropsWithChildren } from 'react';

// The parts of such a page are large, and no test of a story needs them.
const Page = lazy(async () => ({ default: (await import('./PageOfItsKind.tsx')).PageOfItsKind }));
const Frame = lazy(async () => ({ default: (await import('./PageFrame.tsx')).PageFrame }));
const Shown = lazy(async () => ({ default: (await import('./StoryOnPage.tsx')).StoryOnPage }));
const Coded = lazy(async () => ({ default: (await import('./StoryWithCode.tsx')).StoryWithCode }));

const PageOfItsKind = () => (
  <Suspense>
    <Page />
  </Suspense>
);

const PageFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Frame {...props} />
  </Suspense>
);

const StoryOnPage = (props: ComponentProps<typeof Story>) => (
  <Suspense>
    <Shown {...props} />
  </Suspense>
);

const StoryWithCode = (props: ComponentProps<typeof Canvas>) => (
  <Suspense>
    <Coded {...props} />
  </Suspense>
);

/** What the pages of documentation are made of, each fetched when a person opens one. */
export const pages = {
  page: PageOfItsKind,
  container: PageFrame,
  components: { Canvas: StoryWithCode, Story: StoryOnPage },
};
