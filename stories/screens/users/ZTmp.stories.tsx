import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
const meta = preview.meta({ title: 'Screens/Users/ZTmp', parameters: { at: '/home/users/create-user', a11y: { test: 'off' } } });
export const One = meta.story({ play: async ({ canvasElement }) => {
  const p = within(canvasElement.ownerDocument.body);
  await userEvent.type(await p.findByRole('textbox', { name: 'User name' }), 'lena sommer');
  await userEvent.click(await p.findByRole('button', { name: 'Create user' }));
  await new Promise((r) => setTimeout(r, 3000));
  console.log(document.querySelector('main')?.innerText, innerWidth, document.querySelector('form')?.outerHTML.slice(0, 1500));
} });
