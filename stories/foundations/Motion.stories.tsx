import { Button, constantTokens, Mono, theme } from '@archive-console/ui';
import { expect, waitFor } from 'storybook/test';
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

/** Something that moves for as long as a menu takes. */
const moving = <Button style={{ transition: `transform ${theme.motion.menu}` }}>Moves</Button>;

const secondsOf = (element: Element) => Number.parseFloat(getComputedStyle(element).transitionDuration);

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long a menu takes is said by the style of the page, which comes with it. */
const moves = (element: Element) => waitFor(() => expect(secondsOf(element)).toBe(isReduced() ? 0 : 0.3));

export const Full = meta.story({
  parameters: { reader: 'likes motion' },
  render: () => moving,
  async play({ canvas }) {
    await moves(canvas.getByRole('button'));
  },
});

/** What moves ends at once, whatever its component says. */
export const Little = meta.story({
  parameters: { reader: 'likes little motion' },
  render: () => moving,
  async play({ canvas }) {
    await moves(canvas.getByRole('button'));
  },
});
