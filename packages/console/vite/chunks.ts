import type { Rolldown } from 'vite';
import type { ChunkGraph } from './chunk-graph.ts';
import { nounOf, starts } from './starts.ts';

/** Below this, a part that later pages share is not worth a file and a request of its own. */
const SMALL = 12_000;

/**
 * Few files and a shallow chain: one for the start, one for sign-in, one for the layout with what several areas share,
 * one an area, and one for the small parts of later pages. What is large and late keeps the file the bundler gives it.
 *
 * Planned from a first build, because only after it is known what each page really uses of a package.
 *
 * @returns the name of the file for each module that is to be moved
 */
export function planChunks(graph: ChunkGraph): ReadonlyMap<string, string> {
  const entry = graph.neededBy(starts.entry);
  const signIn = graph.neededBy(starts.signIn);
  const home = graph.neededBy(starts.home);
  const areas = starts.areas.map((area) => ({ noun: nounOf(area), chunks: graph.neededBy([area]) }));

  const nameOf = (chunk: Rolldown.OutputChunk): string | undefined => {
    const openedBy = areas.filter(({ chunks }) => chunks.has(chunk));
    const afterSignIn = home.has(chunk) || openedBy.length > 0;
    if (entry.has(chunk) || (signIn.has(chunk) && afterSignIn)) return 'console';
    if (signIn.has(chunk)) return 'sign-in';
    if (home.has(chunk) || openedBy.length > 1) return 'home';
    const [area] = openedBy;
    if (area !== undefined) return area.noun;
    return chunk.isDynamicEntry || chunk.code.length > SMALL ? undefined : 'parts';
  };
  return new Map(
    graph.chunks.flatMap((chunk) => {
      const name = nameOf(chunk);
      return name === undefined ? [] : chunk.moduleIds.map((id) => [id, name] as const);
    }),
  );
}
