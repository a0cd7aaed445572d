import { atStoryEnd } from './story-watchers.ts';

/** What a reader takes for one word; what is longer may be broken. */
const word = /(?<!\p{L})\p{L}{3,20}(?!\p{L})/gu;

/** The first word in it that goes on in another line. */
function brokenWordIn(cell: Element): string | undefined {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    // What programs read is no word.
    if (text.parentElement?.closest('code') !== null) continue;
    for (const { 0: found, index } of (text.textContent ?? '').matchAll(word)) {
      range.setStart(text, index);
      range.setEnd(text, index + found.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) return found;
    }
  }
  return undefined;
}

// A column is never so narrow that its words come apart.
atStoryEnd('whole words', async ({ title, name }) => {
  if (!title.startsWith('Screens/') || name !== 'Populated') return;
  for (const cell of document.querySelectorAll('td')) {
    const broken = brokenWordIn(cell);
    if (broken !== undefined)
      throw new Error(`A column is too narrow: "${broken}" goes on in the next line.`);
  }
});
