import { Button, LoadingScreen, Logo } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/States/Loading screen',
  component: LoadingScreen,
  tags: ['autodocs', 'stable'],
  args: { logo: <Logo name="Archive Console" />, label: 'Loading the console' },
});

export const Waiting = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the console');
  },
});

export const LongWait = meta.story({
  args: { action: <Button>Stop waiting</Button> },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: { label: 'Die Verwaltungsoberfläche wird geladen', action: <Button>Nicht weiter warten</Button> },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Die Verwaltungsoberfläche wird geladen');
    await fitsATelephone();
  },
});
