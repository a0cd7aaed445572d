import type { Rolldown } from 'vite';
import { moduleId } from './starts.ts';

/** The files of a build and how they depend on each other. */
export class ChunkGraph {
  readonly chunks: readonly Rolldown.OutputChunk[];
  readonly #byFile: ReadonlyMap<string, Rolldown.OutputChunk>;

  constructor(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
    this.chunks = output.filter((file) => file.type === 'chunk');
    this.#byFile = new Map(this.chunks.map((chunk) => [chunk.fileName, chunk]));
  }

  /** A file that waits for itself would start before what it needs is there. */
  requireNoCircles(): void {
    const done = new Set<Rolldown.OutputChunk>();
    const visit = (chunk: Rolldown.OutputChunk, chain: readonly string[]): void => {
      if (chain.includes(chunk.fileName)) {
        const circle = [...chain, chunk.fileName].join(' → ');
        throw new Error(
          `Files of the build import one another in a circle: ${circle}. Correct vite/chunks.ts.`,
        );
      }
      if (done.has(chunk)) return;
      for (const next of this.#importsOf(chunk)) visit(next, [...chain, chunk.fileName]);
      done.add(chunk);
    };
    for (const chunk of this.chunks) visit(chunk, []);
  }

  /** Every file that has to be there before these modules of the console can run. */
  neededBy(files: readonly string[]): ReadonlySet<Rolldown.OutputChunk> {
    return new Set(files.flatMap((file) => [...this.withNeeded(this.#holding(file))]));
  }

  /** A file and all that have to be there before it. */
  withNeeded(chunk: Rolldown.OutputChunk): ReadonlySet<Rolldown.OutputChunk> {
    const found = new Set<Rolldown.OutputChunk>();
    const visit = (next: Rolldown.OutputChunk): void => {
      if (found.has(next)) return;
      found.add(next);
      for (const further of this.#importsOf(next)) visit(further);
    };
    visit(chunk);
    return found;
  }

  #importsOf(chunk: Rolldown.OutputChunk): readonly Rolldown.OutputChunk[] {
    return chunk.imports.flatMap((name) => this.#byFile.get(name) ?? []);
  }

  #holding(file: string): Rolldown.OutputChunk {
    const chunk = this.chunks.find(({ moduleIds }) => moduleIds.includes(moduleId(file)));
    if (chunk !== undefined) return chunk;
    throw new Error(`No file of the build holds ${file}. Correct packages/console/vite/starts.ts.`);
  }
}
