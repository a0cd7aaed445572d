/// <reference path="./font-url.d.ts" />
import sansUrl from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import monoUrl from 'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf?url';
import { loadFonts } from '@archive-console/ui';

/** What the design system leaves to the reader's computer, by the names under which it asks for it. */
const ofTheComputer: Readonly<Record<string, string>> = {
  'Inter Fallback': sansUrl,
  'Cascadia Mono': monoUrl,
};

let loading: Promise<void> | undefined;

/** Fetches Inter, and fonts in place of the computer's own, once: the book is drawn alike wherever it is opened. */
export function loadBookFonts(): Promise<void> {
  return (loading ??= load());
}

async function load(): Promise<void> {
  const faces = Object.entries(ofTheComputer).map(([family, url]) =>
    new FontFace(family, `url(${url})`).load(),
  );
  for (const face of await Promise.all(faces)) document.fonts.add(face);
  if (!(await loadFonts()))
    throw new Error('Inter did not arrive: every story would be shown in another font.');
}
