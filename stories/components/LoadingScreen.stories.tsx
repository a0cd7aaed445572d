import { Button, LoadingScreen, loadingScreenMinimum, Logo, useLoadingShown } from '@archive-console/ui';
import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
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

function Loads({ label, logo }: { readonly label: string; readonly logo: ReactNode }) {
  const [isLoading, setLoading] = useState(false);
  if (useLoadingShown(isLoading)) return <LoadingScreen logo={logo} label={label} />;
  return (
    <Button
      onClick={() => {
        performance.mark('pressed');
        setLoading(true);
        setTimeout(() => setLoading(false));
      }}
    >
      Load
    </Button>
  );
}

/** What loads at once is still seen for its least time: nothing flashes. */
export const NeverFlashes = meta.story({
  render: (args) => <Loads {...args} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the console');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Load' })).toBeVisible());
    const [pressed] = performance.getEntriesByName('pressed').slice(-1);
    await expect(performance.now() - (pressed?.startTime ?? 0)).toBeGreaterThanOrEqual(loadingScreenMinimum);
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
