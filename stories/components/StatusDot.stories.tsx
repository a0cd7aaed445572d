import { Inline, Stack, StatusDot } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Show/Status dot',
  component: StatusDot,
  tags: ['autodocs', 'stable'],
  args: { tone: 'success' as const, children: 'Live' },
});

export const Tones = meta.story({
  render: (args) => (
    <Inline gap={16}>
      <StatusDot {...args} />
      <StatusDot tone="warning">Connecting again</StatusDot>
      <StatusDot tone="danger">Connection lost</StatusDot>
      <StatusDot tone="info">Synchronizing</StatusDot>
      <StatusDot tone="off">Off</StatusDot>
    </Inline>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('Connection lost')).toBeVisible();
  },
});

export const Narrow = meta.story({
  render: () => (
    <Stack>
      <StatusDot tone="warning">Benutzerkontenwiederherstellungseinstellungen</StatusDot>
      <Inline gap={16}>
        <StatusDot tone="danger">Benutzerkontenwiederherstellungseinstellungen nicht erreichbar</StatusDot>
        <StatusDot tone="off">Ausgeschaltet</StatusDot>
      </Inline>
    </Stack>
  ),
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Ausgeschaltet')).toBeVisible();
    await fitsATelephone();
  },
});
