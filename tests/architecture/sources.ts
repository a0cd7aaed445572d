import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { type RoomName, rooms } from './walls.ts';

const IGNORED = ['**/node_modules/**', '**/dist/**', 'storybook-static/**', '**/*.d.ts'];

/** Every source file of the repository, by its path from the root, with slashes. */
export const sources: readonly string[] = globSync(['**/*.{ts,tsx,mjs}', '.storybook/**/*.{ts,tsx}'], {
  exclude: IGNORED,
})
  .map((file) => file.split(sep).join('/'))
  .toSorted();

/** The room a file belongs to. No room lies in another; what lies in none is the root. */
export function roomOf(file: string): RoomName | undefined {
  const all = Object.entries(rooms) as [RoomName, (typeof rooms)[RoomName]][];
  const around = all.filter(([, { folders }]) => folders.some((folder) => file.startsWith(`${folder}/`)));
  return around[0]?.[0] ?? (file.includes('/') ? undefined : 'root');
}

const texts = new Map<string, string>();

/** The text of a file, read once. */
export function sourceOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}
