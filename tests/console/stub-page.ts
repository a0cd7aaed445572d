import { vi } from 'vitest';

/**
 * A page that is hidden, or not, for code that asks the browser. It still loads: a module of `ui` that is imported
 * meanwhile waits for it, and stays usable for the tests that come after.
 */
export function stubPage({ hidden }: { hidden: boolean }): void {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden, readyState: 'loading' }));
}
