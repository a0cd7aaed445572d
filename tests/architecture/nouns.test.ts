import { existsSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, it } from 'vitest';
import * as contract from '@archive-console/api-client';
import { isOperation } from '@archive-console/api-client';
import { type NounRoom, nounRooms, nouns } from './nouns.ts';

const roomNames = Object.keys(nounRooms) as NounRoom[];

/** The nouns a room knows, by its files or folders; `users-bulk` is a further file of `users`. */
function knownIn(room: NounRoom): string[] {
  const { folder, besides } = nounRooms[room];
  const names = existsSync(folder) ? readdirSync(folder).map((name) => parse(name).name) : [];
  const own = names.filter((name) => !(besides as readonly string[]).includes(name));
  const byNoun = own.map((name) => Object.keys(nouns).find((noun) => name.startsWith(`${noun}-`)) ?? name);
  return [...new Set(byNoun)].toSorted();
}

it('every noun that is required in a room is there, under its one name, and no other', () => {
  const isRequired = (noun: string, room: NounRoom) => nouns[noun]?.includes(room) === true;
  const requiredIn = (room: NounRoom) => Object.keys(nouns).filter((noun) => isRequired(noun, room));
  const known = roomNames.flatMap((room) => knownIn(room).map((noun) => `${room}: ${noun}`));
  const required = roomNames.flatMap((room) => requiredIn(room).map((noun) => `${room}: ${noun}`));
  expect(known.toSorted()).toEqual(required.toSorted());
});

it('every operation belongs to a noun that has operations', () => {
  const operations = Object.values<unknown>(contract).filter(isOperation);
  const misplaced = operations.filter(({ noun }) => !nouns[noun]?.includes('operations'));
  expect(misplaced.map(({ name, noun }) => `${name} of ${noun}`)).toEqual([]);
});
