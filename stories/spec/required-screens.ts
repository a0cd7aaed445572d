import {
  areaTables,
  outerTables,
  type RouteHandle,
  routes,
  type ScreenFacts,
} from '@archive-console/console';
import { type Required, requiredName, requiredStates, shellRequires, shows } from './required-states.ts';

interface Node {
  handle?: RouteHandle;
  children?: Node[];
}

/** A screen of the console, the states it requires and the stories it has. */
export interface Coverage {
  story: string;
  states: { name: string; isThere: boolean }[];
}

const files = import.meta.glob<Record<string, unknown>>('../screens/**/*.stories.tsx');

/** Reads the console's own tables of routes, and the book. */
export async function coverage(): Promise<Coverage[]> {
  const tables = await Promise.all([...outerTables, ...areaTables].map((table) => table.load()));
  const screens = [...routes, ...tables.flatMap((table) => table.routes)].flatMap((node) =>
    screensBelow(node as Node),
  );
  const byStory = [...new Map(screens.map((screen) => [screen.story, screen])).values()];
  const ofRoutes = byStory.map((screen) => ({ story: screen.story, states: requiredStates(screen) }));
  return Promise.all([...ofRoutes, ...shellRequires].map(({ story, states }) => covered(story, states)));
}

function screensBelow({ handle, children = [] }: Node): ScreenFacts[] {
  return [...(handle?.screen === undefined ? [] : [handle.screen]), ...children.flatMap(screensBelow)];
}

async function covered(story: string, required: readonly Required[]): Promise<Coverage> {
  const stories = Object.keys((await files[`../screens/${story}.stories.tsx`]?.()) ?? {});
  const states = required.map((state) => ({
    name: requiredName(state),
    isThere: stories.some((name) => shows(state, name)),
  }));
  return { story, states };
}
