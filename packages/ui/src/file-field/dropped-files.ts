import type { DropItem } from 'react-aria-components/useDragAndDrop';

/** The files among what was dropped or pasted. Folders and texts are none. */
export async function droppedFiles(items: readonly DropItem[]): Promise<readonly File[]> {
  return Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile()));
}

/** The name of the first that has one: a file or a folder. */
export function nameAmong(items: readonly DropItem[]): string | undefined {
  return items.find((item) => item.kind !== 'text')?.name;
}
