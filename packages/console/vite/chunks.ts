import type { Rolldown } from 'vite';
import type { ChunkGraph } from './chunk-graph.ts';
import { smallFiles } from './small-files.ts';
import { nounOf, starts } from './starts.ts';

/**
 * Few files and a shallow chain: one for the start, one for sign-in, one for the layout with what the first list shares
 * with other areas, and one an area. What comes on every page once it is idle is two files and takes no area with it: what
 * an area needs too is apart from the rest. What else areas share, or only later pages need, keeps the files the bundler
 * gives it: put together by hand, they would come to import one another in circles.
 *
 * Planned from a first build, because only after it is known what each page really uses of a package.
 *
 * @returns the name of the file for each module that is to be moved
 */
export function planChunks(graph: ChunkGraph): ReadonlyMap<string, string> {
  const entry = graph.neededBy(starts.entry);
  const signIn = graph.neededBy(starts.signIn);
  const home = graph.neededBy(starts.home);
  const firstList = graph.neededBy(starts.firstList);
  const idle = graph.neededBy(starts.idle);
  const overPages = graph.neededBy(starts.overPages);
  const areas = starts.areas.map((area) => ({ noun: nounOf(area), chunks: graph.neededBy([area]) }));

  const nameOf = (chunk: Rolldown.OutputChunk): string | undefined => {
    const openedBy = areas.filter(({ chunks }) => chunks.has(chunk));
    const afterSignIn = home.has(chunk) || openedBy.length > 0;
    if (entry.has(chunk) || (signIn.has(chunk) && afterSignIn)) return 'console';
    if (signIn.has(chunk)) return 'sign-in';
    const [area, ...others] = openedBy;
    const isOfOneArea = area !== undefined && others.length === 0 && !overPages.has(chunk);
    if (home.has(chunk) || (firstList.has(chunk) && !isOfOneArea)) return 'home';
    if (idle.has(chunk) && !firstList.has(chunk)) return area === undefined ? 'idle' : 'shared';
    return isOfOneArea ? area.noun : undefined;
  };
  const planned = new Map(
    graph.chunks.flatMap((chunk) => {
      const name = nameOf(chunk);
      return name === undefined ? [] : [[chunk, name] as const];
    }),
  );
  const named = [...planned, ...smallFiles(graph, planned)];
  return new Map(named.flatMap(([chunk, name]) => chunk.moduleIds.map((id) => [id, name] as const)));
}
