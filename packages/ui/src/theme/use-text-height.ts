import { useState } from 'react';

const USUAL_SIZE = 16;

/**
 * What is as high as a line of text, in whole CSS pixels: it grows as a reader has asked their browser to write larger
 * than usual.
 *
 * @param usual in CSS pixels, in text of the usual size
 */
export function useTextHeight(usual: number): number {
  const [height] = useState(() => {
    const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return Math.round((usual * size) / USUAL_SIZE);
  });
  return height;
}
