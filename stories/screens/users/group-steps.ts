import { userEvent } from 'storybook/test';
import { dialogOf, type Place } from '#stories/steps.ts';

export async function chooseDesign(shown: Place) {
  const dialog = await dialogOf(shown);
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Design' }));
  return dialog;
}
