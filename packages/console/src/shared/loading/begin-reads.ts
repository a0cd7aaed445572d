/** Begins what a page reads, all at once. Each part of the page says by itself what could not be read. */
export function beginReads(...reads: readonly Promise<unknown>[]): null {
  for (const read of reads) read.catch(() => undefined);
  return null;
}
