import { constantTokens, Mono } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TokenTable } from './TokenTable.tsx';

const meta = preview.meta({ title: 'Foundations/Motion' });

/** What answers a press, what appears, menus. Nothing moves where a reader has asked for less motion. */
export const Durations = meta.story({
  render: () => (
    <TokenTable
      label="Motion"
      columns={['Value']}
      rows={Object.entries(constantTokens.motion).map(([name, value]) => ({
        name,
        cells: [<Mono key="value">{value}</Mono>],
      }))}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: 'menu 300ms' })).toBeVisible();
  },
});
