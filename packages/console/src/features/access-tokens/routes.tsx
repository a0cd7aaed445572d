import type { RouteObject } from 'react-router';
import { AreaWords } from '#shared/i18n/ui-words/AreaWords.tsx';
import { page } from '#shared/navigation/page.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { accessTokensPaths } from '#shared/paths/access-tokens.ts';
import { AccessTokenListScreen, loader } from './AccessTokenListScreen.tsx';

const accessTokens: RouteHandle = {
  titleKey: 'access-tokens:list.title',
  crumb: accessTokensPaths.list,
};
const list: RouteHandle = {
  screen: { kind: 'list', story: 'access-tokens/AccessTokenList', acts: true },
};
const create = page(() => import('./AccessTokenCreateScreen.tsx'), 'AccessTokenCreateScreen', {
  titleKey: 'access-tokens:create.title',
  screen: { kind: 'form', story: 'access-tokens/AccessTokenCreate' },
});

/** The list of the tenant's tokens and the form for a new one: a token has no page of its own. */
export const routes: RouteObject[] = [
  {
    Component: AreaWords,
    children: [
      {
        path: 'access-tokens',
        handle: accessTokens,
        children: [
          { index: true, handle: list, Component: AccessTokenListScreen, loader },
          { path: 'create-access-token/:accessTokenId?', ...create },
        ],
      },
    ],
  },
];
