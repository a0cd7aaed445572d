import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PicturedDashboard } from './pictured/PicturedDashboard.tsx';
import { PicturedDetails } from './pictured/PicturedDetails.tsx';
import { PicturedForm } from './pictured/PicturedForm.tsx';

const meta = preview.meta({
  title: 'Foundations/Pictured pages',
  parameters: { isWholePage: true, controls: { disable: true } },
  globals: { viewport: { value: 'desktop' } },
});

export const Dashboard = meta.story({
  render: () => <PicturedDashboard />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Archiving is working.' })).toBeVisible();
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
