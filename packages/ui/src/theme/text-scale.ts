const USUAL_SIZE = 16;

/** How many times larger than usual a reader has asked their browser to write: what is as high as a line of text grows by it. */
export const textScale = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_SIZE;
