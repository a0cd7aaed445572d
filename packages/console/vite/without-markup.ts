import type { Plugin } from 'vite';

const FILE = /\/react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.m?js$/;

/**
 * What react-aria says to screen readers it takes away by setting `innerHTML`. The content policy refuses every text
 * that becomes markup, the empty one too, and with it the page would end at the first step of a number.
 */
export function withoutMarkup(): Plugin {
  return {
    name: 'without-markup',
    transform: {
      filter: { id: FILE },
      handler(code, id) {
        const mended = code.replaceAll(".innerHTML = ''", '.replaceChildren()');
        if (mended === code || mended.includes('innerHTML'))
          throw new Error(`${id} has changed. Correct packages/console/vite/without-markup.ts.`);
        return { code: mended, map: null };
      },
    },
  };
}
