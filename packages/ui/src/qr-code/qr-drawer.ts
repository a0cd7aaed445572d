import { partLoader } from '../lazy-part/part-loader.ts';

/** Draws QR codes, in a file of its own. */
export const qrDrawer = partLoader(async () => (await import('./qr-drawing.ts')).drawQrCode);
