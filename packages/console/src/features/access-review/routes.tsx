import type { RouteObject } from 'react-router';
import { page } from '#shared/navigation/page.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { accessReviewPaths } from '#shared/paths/access-review.ts';

const review: RouteHandle = {
  titleKey: 'access-review:title',
  crumb: () => accessReviewPaths.byMailbox(),
};
const frame = page(() => import('./AccessReviewScreen.tsx'), 'AccessReviewScreen', review);
const byMailbox = page(() => import('./AccessByMailboxTab.tsx'), 'AccessByMailboxTab', {
  screen: { kind: 'list', story: 'access-review/AccessByMailbox' },
});
const byPerson = page(() => import('./AccessByPersonTab.tsx'), 'AccessByPersonTab', {
  titleKey: 'access-review:byPerson.tab',
  screen: { kind: 'list', story: 'access-review/AccessByPerson' },
});

/** Below the mailboxes, in a table of its own: its address is reserved before that of one mailbox. */
export const routes: RouteObject[] = [
  {
    path: 'mailboxes/access-review',
    ...frame,
    children: [
      { index: true, ...byMailbox },
      { path: 'people', ...byPerson },
    ],
  },
];
