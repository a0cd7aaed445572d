import type { WordKey } from '@archive-console/console';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Values } from '#.storybook/words';
import { find, findPart, type Place } from '#stories/steps.ts';

/** Opens the palette by its keys, as soon as the frame is whole. */
export async function open(shown: Place) {
  await find(shown, 'button', 'home:palette.label');
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await find(shown, 'searchbox', 'home:palette.label');
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

/** A group of the palette, by its heading. */
export const group = (shown: Place, key: WordKey, values?: Values) => findPart(shown, 'group', key, values);
