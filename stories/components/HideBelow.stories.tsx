import { HideBelow, Inline, StatusDot } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Layout/Hide below',
  component: HideBelow,
  tags: ['autodocs', 'stable'],
  args: { children: <StatusDot tone="success">Live</StatusDot> },
});

export const Wide = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Live')).toBeVisible();
  },
});

export const Narrow = meta.story({
  render: ({ children: _child, ...args }) => (
    <Inline>
      <StatusDot tone="warning">Benutzerkontenwiederherstellungseinstellungen</StatusDot>
      <HideBelow {...args}>Benutzerkontenwiederherstellungsbenachrichtigungen</HideBelow>
    </Inline>
  ),
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Benutzerkontenwiederherstellungseinstellungen')).toBeVisible();
    await expect(canvas.getByText(/benachrichtigungen$/)).not.toBeVisible();
    await fitsATelephone();
  },
});
