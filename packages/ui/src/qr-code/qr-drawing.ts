import { encode } from 'uqr';

/** Modules of white around the code: the standard asks for four. */
const QUIET_ZONE = 4;

/** A QR code as one path, in modules. */
export interface QrDrawing {
  /** Edge of the whole drawing with its quiet zone. */
  readonly edge: number;
  /** One rectangle for each run of dark modules. */
  readonly path: string;
}

/**
 * Draws a text as a QR code that stays readable with 15 % of it covered.
 *
 * @throws RangeError where the text is longer than a code holds: 2331 bytes.
 */
export function drawQrCode(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const runs: string[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      runs.push(`M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x - start + 1}v1h-${x - start + 1}z`);
    }
  });
  return { edge: size + 2 * QUIET_ZONE, path: runs.join('') };
}
