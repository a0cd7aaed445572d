import { partLoader } from '../lazy-part/part-loader.ts';

/** The toasts one sees, in a file of their own. The live regions that speak them are there from the start. */
export const toastStack = partLoader(async () => (await import('./ToastStack.tsx')).ToastStack);
