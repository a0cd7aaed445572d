import type { AppearanceWords } from '../appearance-menu/appearance-levels.ts';

/** The words of `AccountMenu`. */
export interface AccountMenuWords extends AppearanceWords {
  /** Names the button and the menu ("Account menu of Carla Weiss"). */
  readonly label: string;
  readonly signOut?: string;
}
