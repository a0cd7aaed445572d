import * as consoleDoor from '@archive-console/console';
import {
  areas,
  areaTables,
  outerTables,
  type RouteHandle,
  routes,
  type ScreenFacts,
} from '@archive-console/console';
import { matchRoutes, type RouteObject } from 'react-router';
import type { AddressFact, StoryFileFact } from '../facts/book-facts.ts';
import { facts } from './facts.ts';

/** A screen of the console, as its route and its sources say. */
export interface Screen extends Omit<ScreenFacts, 'story'> {
  /** The name of its file of stories: `users/UserList`. */
  story: string;
  /** Its place in the book: `Screens/Users/List`. */
  title: string;
  group: string;
  name: string;
  sentence: string;
  addresses: string[];
  /** Who may come here, in words. */
  who: string;
  operations: string[];
  /** The stories of its own file, and those of others that happen at its address. */
  files: StoryFileFact[];
  leadsTo: string[];
  ledFrom: string[];
}

interface Placed {
  facts: ScreenFacts;
  address: string;
  who: string;
}

const whoByLayout: Readonly<Record<string, string>> = {
  public: 'Everybody without a session. Whoever is signed in is led on to the dashboard.',
  setup: 'Everybody without a session. Whoever is signed in is led on to the dashboard.',
  bare: 'Administrators who are signed in, while their tenant is in this state.',
  home: 'Administrators of the tenant. Others learn that they have no permission.',
};

const whoByGuard: Readonly<Record<string, string>> = {
  billing: 'Only tenants with billing.',
  microsoft365: 'Only Microsoft 365 tenants.',
  'payment-return': 'Only after a payment was begun here.',
};

const join = (parent: string, path = '') =>
  path.startsWith('/') ? path : `${parent}/${path}`.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1');

function placedBelow(node: RouteObject, parent: string, who: string): Placed[] {
  const address = join(parent, node.path);
  const { screen } = (node.handle ?? {}) as RouteHandle;
  return [
    ...(screen === undefined ? [] : [{ facts: screen, address, who }]),
    ...(node.children ?? []).flatMap((child) => placedBelow(child, address, who)),
  ];
}

async function placedScreens(): Promise<Placed[]> {
  const ofTables = await Promise.all(
    [...outerTables, ...areaTables].map(async ({ id, layout, load }) => {
      const { routes: found } = await load();
      const guard = areas.find((area) => area.id === id)?.guard;
      const who = [whoByLayout[layout], guard && whoByGuard[guard]].filter(Boolean).join(' ');
      return found.flatMap((node) => placedBelow(node, layout === 'home' ? '/home' : '/', who));
    }),
  );
  return [
    ...routes.flatMap((node) => placedBelow(node, '/', whoByLayout['public'] ?? '')),
    ...ofTables.flat(),
  ];
}

type Builders = Readonly<Record<string, Readonly<Record<string, (...given: string[]) => string>>>>;

/** The path of an address; what is only known at run time is any name. */
function pathOf(address: AddressFact): string | undefined {
  if ('text' in address) return address.text.startsWith('/') ? address.text.split('?')[0] : undefined;
  const { paths, builder, given } = address;
  const build = (consoleDoor as unknown as Builders)[paths]?.[builder];
  return build?.(...given.map((value) => value ?? 'any')).split('?')[0];
}

/** The place of a file of stories in the book: the last part of its title is its name. */
function placeOf(title: string) {
  const [, ...parts] = title.split('/');
  const name = parts.at(-1) ?? title;
  return { title, group: parts.length > 1 ? parts.slice(0, -1).join(' · ') : name, name };
}

/** Its name with that of its group, where these are two. */
export const nameOfScreen = ({ group, name }: Pick<Screen, 'group' | 'name'>): string =>
  group === name ? name : `${group}, ${name}`;

async function read(): Promise<Screen[]> {
  const placed = await placedScreens();
  const stories = [...new Set(placed.map(({ facts: { story } }) => story))];
  const table = placed.map(({ address, facts: { story } }) => ({ path: address, handle: story }));
  const storiesAt = (address: AddressFact | undefined): string[] => {
    const path = address && pathOf(address);
    const [match] = (path !== undefined && matchRoutes(table, path)) || [];
    const found = match?.route.path;
    return placed.filter((one) => one.address === found).map((one) => one.facts.story);
  };
  const owners = new Map(stories.map((story) => [`screens/${story}`, [story]]));
  const filesOf = new Map<string, StoryFileFact[]>();
  for (const file of facts.files) {
    if (!file.title.startsWith('Screens/')) continue;
    const nearest = stories
      .filter((story) => file.file.startsWith(`screens/${story}`))
      .toSorted((one, other) => other.length - one.length)
      .slice(0, 1);
    const owned = owners.get(file.file) ?? (nearest.length > 0 ? nearest : storiesAt(file.at).slice(0, 1));
    for (const story of owned) filesOf.set(story, [...(filesOf.get(story) ?? []), file]);
  }
  const known = [...new Map(placed.map((one) => [one.facts.story, one.facts]))].map(
    ([story, own]): Screen => {
      const places = placed.filter((one) => one.facts.story === story);
      const files = (filesOf.get(story) ?? []).toSorted(
        (one, other) => Number(other.file === `screens/${story}`) - Number(one.file === `screens/${story}`),
      );
      const fact = facts.screens[story];
      const targets = (fact?.leadsTo ?? []).flatMap((address) => storiesAt(address));
      return {
        ...own,
        ...placeOf(files[0]?.title ?? `Screens/${story}`),
        sentence: fact?.sentence ?? '',
        addresses: [...new Set(places.map(({ address }) => address))],
        who: places[0]?.who ?? '',
        operations: fact?.operations ?? [],
        files,
        leadsTo: [...new Set(targets)].filter((target) => target !== story),
        ledFrom: [],
      };
    },
  );
  for (const screen of known)
    screen.ledFrom = known.filter(({ leadsTo }) => leadsTo.includes(screen.story)).map(({ story }) => story);
  return known;
}

let reading: Promise<Screen[]> | undefined;

/** Every screen of the console, in the order of its tables of routes: what comes before sign-in, then the navigation. */
export const readScreens = (): Promise<Screen[]> => (reading ??= read());

/** The files of stories that belong to no route: the frame, the palette, what is shown when all fails. */
export const framePages = (screens: readonly Screen[]): StoryFileFact[] => {
  const owned = new Set(screens.flatMap(({ files }) => files.map(({ file }) => file)));
  return facts.files.filter(({ file, title }) => title.startsWith('Screens/') && !owned.has(file));
};

export const flowFiles: readonly StoryFileFact[] = facts.files.filter(({ title }) =>
  title.startsWith('Flows/'),
);

/** The screens whose code draws a component of the design system. */
export const usesOf = (component: string): readonly string[] => facts.uses[component] ?? [];
