import { lazy, Suspense } from 'react';

// The parts of such a page are large, and no test of a story needs them.
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

/** {@link ComponentPage}, fetched when somebody opens one. */
export const LazyComponentPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);
