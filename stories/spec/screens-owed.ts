import { type RouteHandle, routes, routeTables, type ScreenFacts } from '@archive-console/console';
import { type Owed, owedName, owedStates, shellOwes, shows } from './owed-states.ts';

interface Node {
  handle?: RouteHandle;
  children?: Node[];
}

/** A screen of the console, the states it owes and the stories it has. */
export interface Coverage {
  story: string;
  states: { name: string; isThere: boolean }[];
}

const files = import.meta.glob<Record<string, unknown>>('../screens/**/*.stories.tsx');

/** Reads the console's own tables of routes, and the book. */
export async function coverage(): Promise<Coverage[]> {
  const tables = await Promise.all(routeTables.map((table) => table.load()));
  const screens = [...routes, ...tables.flatMap((table) => table.routes)].flatMap((node) =>
    screensBelow(node as Node),
  );
  const byStory = [...new Map(screens.map((screen) => [screen.story, screen])).values()];
  const owing = byStory.map((screen) => ({ story: screen.story, states: owedStates(screen) }));
  return Promise.all([...owing, ...shellOwes].map(({ story, states }) => covered(story, states)));
}

function screensBelow({ handle, children = [] }: Node): ScreenFacts[] {
  return [...(handle?.screen === undefined ? [] : [handle.screen]), ...children.flatMap(screensBelow)];
}

async function covered(story: string, owed: readonly Owed[]): Promise<Coverage> {
  const stories = Object.keys((await files[`../screens/${story}.stories.tsx`]?.()) ?? {});
  const states = owed.map((state) => ({
    name: owedName(state),
    isThere: stories.some((name) => shows(state, name)),
  }));
  return { story, states };
}
