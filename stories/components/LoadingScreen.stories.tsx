import { Button, LoadingScreen, Logo } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/LoadingScreen',
  component: LoadingScreen,
  tags: ['autodocs'],
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
