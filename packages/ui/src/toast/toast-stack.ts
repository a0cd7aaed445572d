import { lazyPart } from '../lazy-part/lazy-part.ts';

/** The toasts one sees, in a file of their own. The live regions that speak them are there from the start. */
export const toastStack = lazyPart(async () => (await import('./ToastStack.tsx')).ToastStack);
