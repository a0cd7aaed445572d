import { userEvent, within } from 'storybook/test';
import { pageOf } from './people.ts';

export const dialogOf = async (canvasElement: HTMLElement) =>
  within(await pageOf(canvasElement).findByRole('dialog'));

export async function chooseDesign(canvasElement: HTMLElement) {
  const dialog = await dialogOf(canvasElement);
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Design' }));
  return dialog;
}
