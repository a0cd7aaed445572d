import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cyclesOf } from './cycles.ts';
import { doors, type Import, imports, importsOf, leadsSomewhere } from './imports.ts';
import { roomOf, sourceOf, sources } from './sources.ts';
import { consoleLayers, insideTests, libraryWalls, rooms, type RoomName } from './walls.ts';

const CONSOLE = 'packages/console/src/';
const arrow = ({ from, specifier }: Import) => `${from} → ${specifier}`;
const where = (wrong: (given: Import) => boolean) => [...new Set(imports.filter(wrong).map(arrow))];

/** The layer of a file of the console: what lies beside the layers, its door and its start, stands above them. */
function layerOf(file: string): (typeof consoleLayers)[number] | undefined {
  const [first = '', ...rest] = file.slice(CONSOLE.length).split('/');
  if (rest.length === 0) return 'main';
  return consoleLayers.find((layer) => layer === first);
}

/** A console of its own that the figures are held against: it stands in no room. */
const FLOOR = 'tests/bench/floor/';

const featureOf = (file: string) => new RegExp(`^${CONSOLE}features/([^/]+)/`).exec(file)?.[1];
const nounOf = (file: string) => new RegExp(`^${CONSOLE}entities/([^/]+)/`).exec(file)?.[1];

describe('the rooms', () => {
  it('hold every source file', () => {
    expect(sources.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  it('are all there, and every package is one', () => {
    const folders = Object.values(rooms).flatMap((room) => room.folders);
    expect(readdirSync('packages').map((name) => `packages/${name}`)).toEqual(
      folders.filter((folder) => folder.startsWith('packages/')).toSorted(),
    );
  });

  it('have the layers of the console as its only folders, beside the words', () => {
    const folders = readdirSync(CONSOLE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const known = ['app', 'entities', 'features', 'locales', 'queries', 'shared'];
    expect(folders.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the arrows', () => {
  it('lead to files that are there', () => {
    expect(where((given) => !leadsSomewhere(given))).toEqual([]);
  });

  it('climb one folder at most', () => {
    expect(where(({ specifier }) => specifier.startsWith('../../'))).toEqual([]);
  });

  it('go through doors: what a package does not export is its own', () => {
    expect(where(({ specifier, door }) => door !== undefined && !doors.has(specifier))).toEqual([]);
  });

  it('between rooms go only where the table allows', () => {
    const forbidden = where(({ from, to }) => {
      const [here, there] = [roomOf(from), to === undefined ? undefined : roomOf(to)];
      if (here === undefined || there === undefined || here === there) return false;
      return !rooms[here].knows.includes(there);
    });
    expect(forbidden).toEqual([]);
  });

  it('into a room with a door use it, and only tests look at its parts', () => {
    const past = where(({ from, to, door, specifier }) => {
      const [here, there] = [roomOf(from), to === undefined ? undefined : roomOf(to)];
      if (there === undefined || here === there || door !== undefined) return false;
      if (here === 'tests' && specifier.startsWith(insideTests)) return false;
      return rooms[there].door !== undefined;
    });
    expect(past).toEqual([]);
  });

  it('to a library come only from the rooms that may know it', () => {
    const across = libraryWalls.flatMap(({ library, rooms: allowed, because }) => {
      const wall = new RegExp(library);
      const isAcross = ({ from, specifier }: Import) =>
        wall.test(specifier) && !from.startsWith(FLOOR) && !allowed.includes(roomOf(from) as RoomName);
      return where(isAcross).map((found) => `${found}: ${because}`);
    });
    expect(across).toEqual([]);
  });

  it('form no cycle, types included', () => {
    expect(cyclesOf(imports)).toEqual([]);
  });

  it('would be seen to form one that only types close', () => {
    const there = importsOf('mocks/a.ts', "import type { B } from './b.ts';");
    const back = importsOf('mocks/b.ts', "export type { A } from './a.ts';");
    expect(cyclesOf([...there, ...back])).toEqual(['mocks/a.ts → mocks/b.ts → mocks/a.ts']);
  });
});

describe('inside the console', () => {
  const inside = imports.filter(({ from, to }) => from.startsWith(CONSOLE) && to?.startsWith(CONSOLE));

  it('arrows go main → app → features → entities → shared → queries, never back', () => {
    const back = inside.filter(({ from, to = '' }) => {
      const [here, there] = [layerOf(from), layerOf(to)];
      return (
        here !== undefined &&
        there !== undefined &&
        consoleLayers.indexOf(there) < consoleLayers.indexOf(here)
      );
    });
    expect(back.map(arrow)).toEqual([]);
  });

  it('no feature knows another', () => {
    const across = inside.filter(({ from, to = '' }) => {
      const [here, there] = [featureOf(from), featureOf(to)];
      return here !== undefined && there !== undefined && here !== there;
    });
    expect(across.map(arrow)).toEqual([]);
  });

  it('what only its own area shows of a noun lies in that area', () => {
    const shownElsewhere = (file: string, seen = new Set<string>()): boolean => {
      if (seen.has(file)) return false;
      seen.add(file);
      return inside
        .filter(({ to }) => to === file)
        .some(({ from }) =>
          layerOf(from) === 'entities' ? shownElsewhere(from, seen) : featureOf(from) !== nounOf(file),
        );
    };
    const entities = sources.filter((file) => nounOf(file) !== undefined);
    expect(entities.filter((file) => !shownElsewhere(file))).toEqual([]);
  });
});

describe('barrels', () => {
  it('are only the doors', () => {
    const exported = new Set(doors.values());
    const barrels = sources.filter((file) => {
      if (exported.has(file)) return false;
      return /(^|\/)index\.tsx?$/.test(file) || onlyPassesOn(file);
    });
    expect(barrels).toEqual([]);
  });
});

/** A file that says nothing of its own and passes on what files beside it say. */
function onlyPassesOn(file: string): boolean {
  const source = sourceOf(file);
  const rest = source.replaceAll(
    /\/\*[\s\S]*?\*\/|\/\/.*|export\s+(type\s+)?(\*( as \w+)?|\{[^}]*\})\s+from\s+'[^']*';?/g,
    '',
  );
  return (
    source.includes('export') &&
    rest.trim() === '' &&
    imports.some(({ from, specifier }) => from === file && specifier.startsWith('.'))
  );
}
