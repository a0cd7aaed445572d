import type { ClipboardEvent } from 'react';

/**
 * For what lies around a number that can only be read: the primitives library takes a number that is pasted over all
 * digits even then.
 */
export function ignorePaste(event: ClipboardEvent): void {
  event.stopPropagation();
}
