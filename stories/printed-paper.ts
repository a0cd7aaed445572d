import { expect, spyOn, waitFor } from 'storybook/test';
import { partOf, type Place } from '#stories/steps.ts';

/** Keeps the dialog of the browser away: nothing is printed. */
export function keepFromPrinting(): void {
  spyOn(window, 'print').mockImplementation(() => undefined);
}

/** The paper, once it was given to the browser. */
export async function printedPaper(shown: Place) {
  await waitFor(() => expect(window.print).toHaveBeenCalled());
  const paper = shown.canvasElement.ownerDocument.querySelector('[data-print-only]');
  if (!(paper instanceof HTMLElement)) throw new Error('Nothing was given to the browser to print.');
  return partOf(shown, paper);
}
