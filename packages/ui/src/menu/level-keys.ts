import type { KeyboardEvent } from 'react';
import type { MenuSection } from './menu-content.ts';

/** Arrow right leads into what the entry with the focus leads to, arrow left back out of a level. */
export function levelKeys(sections: readonly MenuSection[]): (event: KeyboardEvent) => void {
  const items = sections.flatMap((section) => section.items);
  return ({ key, target, altKey, ctrlKey, metaKey }) => {
    // Those are the browser's.
    if (altKey || ctrlKey || metaKey) return;
    const focused = (target as Element).closest<HTMLElement>('[data-key]')?.dataset['key'];
    const led =
      key === 'ArrowRight'
        ? items.find(
            ({ id, leads, disabledReason }) => leads === 'deeper' && id === focused && !disabledReason,
          )
        : key === 'ArrowLeft'
          ? items.find(({ leads }) => leads === 'back')
          : undefined;
    led?.onAction();
  };
}
