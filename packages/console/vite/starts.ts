import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/');

/** A module of the console, as the bundler names it. */
export const moduleId = (file: string): string => SRC + file;

/** The tables of the areas behind sign-in, as `app/areas.ts` loads them. What lies before it opens too seldom to be planned. */
const areas = [...readFileSync(`${SRC}app/areas.ts`, 'utf8').matchAll(/import\('#(features\/[^']+)'\)/g)].map(
  ([, table = '']) => table,
);

/** What the first pages are made of, as modules below `src`. */
export const starts = {
  entry: ['main.tsx'],
  signIn: ['app/PublicLayout.tsx', 'features/authentication/LoginScreen.tsx'],
  home: ['app/HomeLayout.tsx', 'app/enter-signed-in.ts', 'app/area-tables.ts', 'app/session-sync.ts'],
  areas,
  /** The list that has all that lists have: what it does not need, no list has to wait for. */
  firstList: ['features/users/routes.tsx'],
  /** What may open over any page: it waits for no area. */
  overPages: ['app/SessionEnded.tsx'],
  /** What comes on every page behind sign-in, once it is idle. */
  idle: ['app/deferred-home.ts', 'shared/session/read-unreported.ts', 'app/unsaved-elsewhere.ts'],
} as const;

/** `features/users/routes.tsx` → `users`. */
export const nounOf = (table: string): string => table.split('/')[1] ?? table;
