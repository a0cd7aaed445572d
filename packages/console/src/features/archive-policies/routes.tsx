import type { RouteObject } from 'react-router';
import { archivePoliciesQueries } from '#queries/archive-policies.ts';
import { AreaWords } from '#shared/i18n/ui-words/AreaWords.tsx';
import { page } from '#shared/navigation/page.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';
import { loader, PolicyListScreen } from './PolicyListScreen.tsx';

const policies: RouteHandle = {
  titleKey: 'archive-policies:list.title',
  crumb: archivePoliciesPaths.list,
};
const list: RouteHandle = {
  screen: { kind: 'list', story: 'archive-policies/PolicyList', acts: true },
};
const create = page(() => import('./PolicyCreateScreen.tsx'), 'PolicyCreateScreen', {
  titleKey: 'archive-policies:create.title',
  screen: { kind: 'form', story: 'archive-policies/PolicyCreate' },
});
const edit = page(() => import('./PolicyEditScreen.tsx'), 'PolicyEditScreen', {
  titleKey: 'archive-policies:edit.title',
  name: ({ archivePolicyId = '' }) => archivePoliciesQueries.name(archivePolicyId),
  crumb: ({ archivePolicyId = '' }) => archivePoliciesPaths.details(archivePolicyId),
  screen: { kind: 'edit-form', story: 'archive-policies/PolicyEdit' },
});

/** The list of policies, the form for a new one and that of each: a policy has no page besides. */
export const routes: RouteObject[] = [
  {
    Component: AreaWords,
    children: [
      {
        path: 'policies',
        handle: policies,
        children: [
          { index: true, handle: list, Component: PolicyListScreen, loader },
          { path: 'create-policy', ...create },
          { path: ':archivePolicyId', ...edit },
        ],
      },
    ],
  },
];
