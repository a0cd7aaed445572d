import { lazyPart } from '../lazy-part/lazy-part.ts';

/** Draws QR codes, in a file of its own. */
export const qrDrawer = lazyPart(async () => (await import('./qr-drawing.ts')).drawQrCode);
