import type { WordKey } from '@archive-console/console';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import type { Values } from '#.storybook/words';
import { pageOf, type Place, press } from './steps.ts';

/** Chooses what of a list is saved as a file, and answers the cells of that file, row by row. */
export const saveList = (place: Place, key: WordKey, values: Values): Promise<string[][]> =>
  savedBy(async () => {
    await press(place, 'area:list.csv');
    const name = place.words.part(key, values);
    await userEvent.click(await pageOf(place).findByRole('menuitem', { name }));
  });

/** The cells of the file that a step saves. Nothing is downloaded. */
export async function savedBy(step: () => Promise<unknown>): Promise<string[][]> {
  const made = spyOn(URL, 'createObjectURL');
  const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await step();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [file] = made.mock.lastCall ?? [];
  const text = file instanceof Blob ? await file.text() : '';
  saved.mockRestore();
  made.mockRestore();
  // The separator is that of the language. No cell of these lists has one in it.
  return text.split('\r\n').map((line) => line.split(/[,;]/));
}
