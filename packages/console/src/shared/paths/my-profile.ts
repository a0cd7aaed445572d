import { replacing } from './access-tokens.ts';
import { prefixes } from './prefixes.ts';

/** The tabs of one's own account, in the order they are shown (D13). The first one is shown where none is named. */
export const profileTabs = ['profile', 'security', 'access-tokens'] as const;
export type ProfileTab = (typeof profileTabs)[number];

const home = prefixes.myProfile;

export const myProfilePaths = {
  home: (tab: ProfileTab = 'profile') => (tab === 'profile' ? home : `${home}/${tab}`),
  /** The form for a personal token, or for one that takes the place of another. */
  createToken: (replaces?: string) => `${home}/create-access-token${replacing(replaces)}`,
};
