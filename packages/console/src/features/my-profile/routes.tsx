import type { RouteObject } from 'react-router';
import { AreaWords } from '#shared/i18n/ui-words/AreaWords.tsx';
import { page } from '#shared/navigation/page.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { myProfilePaths } from '#shared/paths/my-profile.ts';
import { MyProfileScreen } from './MyProfileScreen.tsx';

const myProfile: RouteHandle = { titleKey: 'my-profile:title', crumb: () => myProfilePaths.home() };
const profile = page(() => import('./MyProfileTab.tsx'), 'MyProfileTab', {
  screen: { kind: 'page', story: 'my-profile/MyProfile', managed: true },
});
const security = page(() => import('./SecurityTab.tsx'), 'SecurityTab', {
  titleKey: 'my-profile:tab.security',
  screen: { kind: 'page', story: 'my-profile/Security', acts: true },
});
const tokens = page(() => import('./PersonalTokensTab.tsx'), 'PersonalTokensTab', {
  titleKey: 'my-profile:tab.access-tokens',
  screen: { kind: 'list', story: 'my-profile/PersonalTokens', acts: true },
});
const createToken = page(() => import('./PersonalTokenCreateScreen.tsx'), 'PersonalTokenCreateScreen', {
  titleKey: 'my-profile:tokens.create',
  screen: { kind: 'form', story: 'my-profile/PersonalTokenCreate' },
});

/** The account of the person signed in. */
export const routes: RouteObject[] = [
  {
    Component: AreaWords,
    children: [
      {
        path: 'my-profile',
        handle: myProfile,
        children: [
          { path: 'create-access-token/:accessTokenId?', ...createToken },
          {
            Component: MyProfileScreen,
            children: [
              { index: true, ...profile },
              { path: 'security', ...security },
              { path: 'access-tokens', ...tokens },
            ],
          },
        ],
      },
    ],
  },
];
