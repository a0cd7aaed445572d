/** What a first screen may weigh: the table of budgets, kB of 1000 bytes, gzip 9. */
export interface Limits {
  /** JavaScript until the screen can be used. */
  scripts: number;
  /** Style sheets and fonts together. */
  styles: number;
  requests: number;
  /** Requests that had to wait for one another. */
  inARow: number;
}

/** Of scripts, what is reached and a kilobyte: what was won is kept. */
export const limits = {
  signIn: { scripts: 151, styles: 12, requests: 14, inARow: 3 },
  firstList: { scripts: 195, styles: 12, requests: 14, inARow: 3 },
} as const satisfies Record<string, Limits>;

export type ScreenName = keyof typeof limits;

export const screenTitles: Readonly<Record<ScreenName, string>> = {
  signIn: 'Sign-in form',
  firstList: 'First user row',
};
