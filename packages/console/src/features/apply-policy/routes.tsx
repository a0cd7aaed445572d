import type { RouteObject } from 'react-router';
import { AreaWords } from '#shared/i18n/ui-words/AreaWords.tsx';
import { page } from '#shared/navigation/page.ts';
import { applyPolicyPaths } from '#shared/paths/apply-policy.ts';

const apply = page(() => import('./ApplyPolicyScreen.tsx'), 'ApplyPolicyScreen', {
  titleKey: 'apply-policy:title',
  crumb: applyPolicyPaths.page,
  screen: { kind: 'page', story: 'apply-policy/ApplyPolicy' },
});

/** Beside the policies, in a table of its own: its address is reserved before that of one policy. */
export const routes: RouteObject[] = [
  { Component: AreaWords, children: [{ path: 'policies/apply-policy', ...apply }] },
];
