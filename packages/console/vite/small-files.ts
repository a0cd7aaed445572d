import type { Rolldown } from 'vite';
import type { ChunkGraph } from './chunk-graph.ts';

type Chunk = Rolldown.OutputChunk;

/** In letters before they are shortened: some 400 bytes of what is fetched, less than asking for a file costs. */
const SMALL = 2_000;

/**
 * Files smaller than that are put together where they need the same larger files: nothing larger comes to a page that did
 * without it, and no file waits for itself.
 *
 * @param planned the name of the file of each that is planned already
 * @returns the name of the file for each small one
 */
export function smallFiles(
  graph: ChunkGraph,
  planned: ReadonlyMap<Chunk, string>,
): ReadonlyMap<Chunk, string> {
  const isSmall = (chunk: Chunk) =>
    !planned.has(chunk) && !chunk.isEntry && !chunk.isDynamicEntry && chunk.code.length < SMALL;
  const kinds: string[] = [];
  const found = new Map<Chunk, string>();
  for (const chunk of graph.chunks.filter(isSmall)) {
    const larger = [...graph.withNeeded(chunk)].filter((other) => !isSmall(other));
    const kind = [...new Set(larger.map((other) => planned.get(other) ?? other.fileName))].toSorted().join();
    if (!kinds.includes(kind)) kinds.push(kind);
    found.set(chunk, `small-${kinds.indexOf(kind)}`);
  }
  return found;
}
