import { Inline, Stack, Status, type StatusSign } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const signs: Readonly<Record<string, StatusSign>> = {
  connected: { tone: 'success', label: 'Connected' },
  connecting: { tone: 'info', label: 'Connecting' },
  expiring: { tone: 'warning', label: 'Expires soon' },
  failed: { tone: 'danger', label: 'Failed' },
  disabled: { tone: 'neutral', label: 'Off' },
};
const unknown: StatusSign = { tone: 'neutral', label: 'Not known' };

const meta = preview.meta({
  title: 'Components/Show/Status',
  component: Status<string>,
  tags: ['autodocs', 'stable'],
  args: { state: 'connected', signs, unknown },
});

export const Looks = meta.story({
  render: (args) => (
    <Stack>
      {(['dot', 'badge'] as const).map((variant) => (
        <Inline key={variant} gap={16}>
          {[...Object.keys(signs), 'Suspended'].map((state) => (
            <Status {...args} key={state} state={state} variant={variant} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByText('Expires soon')).toHaveLength(2);
    await expect(canvas.getAllByText('Not known')).toHaveLength(2);
    await expect(canvas.queryByText('Suspended')).not.toBeInTheDocument();
  },
});

export const NamedLikeAProperty = meta.story({
  args: { state: 'toString' },
  async play({ canvas }) {
    await expect(canvas.getByText('Not known')).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: {
    signs: { connected: { tone: 'warning', label: 'Benutzerkontenwiederherstellungseinstellungen' } },
    unknown: { tone: 'neutral', label: 'Unbekannt' },
  },
  render: (args) => (
    <Stack>
      {(['dot', 'badge'] as const).map((variant) => (
        <Inline key={variant} gap={16}>
          {['connected', 'Suspended'].map((state) => (
            <Status {...args} key={state} state={state} variant={variant} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getAllByText('Benutzerkontenwiederherstellungseinstellungen')).toHaveLength(2);
    await fitsATelephone();
  },
});
