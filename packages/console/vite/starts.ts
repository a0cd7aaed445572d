import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/');

/** A module of the console, as the bundler names it. */
export const moduleId = (file: string): string => SRC + file;

/** What the first pages are made of, as modules below `src`. */
export const starts = {
  entry: ['main.tsx'],
  signIn: ['app/PublicLayout.tsx', 'features/authentication/LoginScreen.tsx'],
  home: ['app/HomeLayout.tsx'],
  areas: globSync('features/*/routes.tsx', { cwd: SRC }).map((file) => file.replaceAll('\\', '/')),
} as const;

/** `features/users/routes.tsx` → `users`. */
export const nounOf = (table: string): string => table.split('/')[1] ?? table;
