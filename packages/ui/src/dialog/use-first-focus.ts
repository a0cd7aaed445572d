import { useEffect, type RefObject } from 'react';

const editable = ['input:not([type="hidden"], [readonly])', 'textarea', 'select']
  .map((field) => `${field}:not([aria-disabled="true"])`)
  .join();

/**
 * Puts the focus where a dialog wants it: on what is marked with `data-first-focus`, else into the first field of its
 * body that can be changed. Without either, the primitives library focuses the dialog itself, so that it is read from
 * its title.
 */
export function useFirstFocus(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = body.current?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    const target =
      dialog?.querySelector<HTMLElement>('[data-first-focus]') ??
      body.current?.querySelector<HTMLElement>(editable);
    target?.focus();
  }, [body]);
}
