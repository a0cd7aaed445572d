import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PicturedDashboard } from './pictured/PicturedDashboard.tsx';
import { PicturedDetails } from './pictured/PicturedDetails.tsx';
import { PicturedForm } from './pictured/PicturedForm.tsx';
import { pageOf, seeTitle } from '#stories/steps.ts';
import { chosen, selectThree } from '../screens/users/list-steps.ts';

/** As large as the pictures they are laid beside. */
const sizeOf = (width: number, height: number) => ({
  name: `Picture (${width})`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const meta = preview.meta({
  title: 'Foundations/Pictured pages',
  parameters: {
    isWholePage: true,
    controls: { disable: true },
    viewport: { options: { picture: sizeOf(1280, 900), narrow: sizeOf(390, 900) } },
  },
  globals: { viewport: { value: 'picture' } },
});

export const Dashboard = meta.story({
  render: () => <PicturedDashboard />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Archiving is working/ })).toBeVisible();
    await expect(await canvas.findByRole('slider')).toBeVisible();
  },
});

export const Details = meta.story({
  render: () => <PicturedDetails />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();
    await expect(canvas.getByText('emre.yildiz@lindenhof.example')).toBeVisible();
  },
});

export const EditForm = meta.story({
  render: () => <PicturedForm />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit policy' })).toBeVisible();
    await expect(canvas.getByText(/opens a bracket and does not close it/)).toBeVisible();
  },
});

/** The screen itself, with a filter and three of its rows selected. */
export const Users = meta.story({
  parameters: { at: '/home/users?domain=lindenhof.example&rows=10' },
  async play(shown) {
    await selectThree(shown);
    await expect(await chosen(shown)).toHaveTextContent(shown.words('area:list.selected', { count: 3 }));
    await expect(pageOf(shown).getByRole('button', { name: /lindenhof\.example$/ })).toBeVisible();
  },
});

export const UsersNarrow = meta.story({
  parameters: { at: '/home/users' },
  globals: { viewport: { value: 'narrow' } },
  async play(shown) {
    await expect(await pageOf(shown).findByRole('link', { name: 'Carla Weiss' })).toBeVisible();
  },
});

export const SignIn = meta.story({
  parameters: { at: '/login', as: null },
  async play(shown) {
    await seeTitle(shown, 'authentication:login.title');
  },
});
