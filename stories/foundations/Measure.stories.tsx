import { breakpoints, constantTokens, Mono, theme } from '@archive-console/ui';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TokenTable } from './TokenTable.tsx';

const meta = preview.meta({ title: 'Foundations/Space, shape and layers' });

type Group = keyof typeof constantTokens;

const bar = (width: string): CSSProperties => ({
  display: 'block',
  width,
  maxWidth: '40vw',
  height: 12,
  background: theme.color.accent,
  borderRadius: 2,
});

function rowsOf(group: Group, look?: (value: string) => CSSProperties) {
  return Object.entries<string>(constantTokens[group]).map(([name, value]) => ({
    name,
    cells: [<Mono key="value">{value}</Mono>, ...(look ? [<span key="look" style={look(value)} />] : [])],
  }));
}

/** A 4 px grid, named by pixels. */
export const Space = meta.story({
  render: () => <TokenTable label="Space" columns={['Value', 'Seen']} rows={rowsOf('space', bar)} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: '24 24px' })).toBeVisible();
  },
});

/** Fixed measures of the frame and its rows: minima, because text may grow. */
export const Sizes = meta.story({
  render: () => <TokenTable label="Sizes" columns={['Value', 'Seen']} rows={rowsOf('size', bar)} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: 'sidebar 236px' })).toBeVisible();
  },
});

/** Badge and checkbox, control, card, icon of a tile. */
export const Radii = meta.story({
  render: () => (
    <TokenTable
      label="Radii"
      columns={['Value', 'Seen']}
      rows={rowsOf('radius', (value) => ({
        display: 'block',
        width: 64,
        height: 36,
        border: `1px solid ${theme.color.control}`,
        borderRadius: value,
      }))}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: 'control 7px' })).toBeVisible();
  },
});

/** Only what floats throws a shadow; everything else is held by hairlines. */
export const Shadows = meta.story({
  render: () => (
    <TokenTable
      label="Shadows"
      columns={['Seen']}
      rows={(Object.keys(theme.shadow) as (keyof typeof theme.shadow)[]).map((name) => ({
        name,
        cells: [
          <span
            key="look"
            style={{
              display: 'block',
              width: 120,
              height: 64,
              margin: 24,
              background: theme.color.surface,
              borderRadius: theme.radius.card,
              boxShadow: theme.shadow[name],
            }}
          />,
        ],
      }))}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('rowheader', { name: 'floating' })).toBeVisible();
  },
});

/** From the page upwards. */
export const Layers = meta.story({
  render: () => <TokenTable label="Layers" columns={['Value']} rows={rowsOf('layer')} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: 'toast 60' })).toBeVisible();
  },
});

/** Widths at which the layout changes; the toolbar offers the same. */
export const Breakpoints = meta.story({
  render: () => (
    <TokenTable
      label="Breakpoints"
      columns={['Value']}
      rows={Object.entries(breakpoints).map(([name, width]) => ({ name, cells: [`${width} px`] }))}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: 'narrow 320 px' })).toBeVisible();
  },
});
