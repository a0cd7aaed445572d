import { colors, colorSchemes, type Colors, Inline, Mono, theme } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TokenTable } from './TokenTable.tsx';

const meta = preview.meta({ title: 'Foundations/Color' });

const names = Object.keys(colors.light) as (keyof Colors)[];

/** Meanings, not hues: a component asks for what it wants to say. Color never says anything alone. */
export const Palettes = meta.story({
  render: () => (
    <TokenTable
      label="Colors"
      columns={['Now', ...colorSchemes]}
      isClose
      rows={names.map((name) => ({
        name,
        cells: [
          <Swatch key="now" color={theme.color[name]} />,
          ...colorSchemes.map((scheme) => (
            <Inline key={scheme} gap={8}>
              <Swatch color={colors[scheme][name]} />
              <Mono>{colors[scheme][name]}</Mono>
            </Inline>
          )),
        ],
      }))}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(names.length);
    await expect(canvas.getByRole('row', { name: /^accent .*#0A6A65.*#58C7BE$/ })).toBeVisible();
  },
});

function Swatch({ color }: { color: string }) {
  return (
    <span
      style={{
        display: 'block',
        width: 44,
        height: 20,
        borderRadius: theme.radius.badge,
        background: color,
        boxShadow: `inset 0 0 0 1px ${theme.color.line}`,
        forcedColorAdjust: 'none',
      }}
    />
  );
}
