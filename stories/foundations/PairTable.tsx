import { colors, colorSchemes, type ColorScheme, Grid, Mono, Stack, Text, theme } from '@archive-console/ui';
import type { CSSProperties } from 'react';
import { type ColorPair, colorPairs, type PairKind, pairKinds } from './color-pairs.ts';
import { contrast } from './contrast.ts';
import { TokenTable } from './TokenTable.tsx';

/** Rounded down: 4.499 is not 4.5. */
const ratioOf = ([front, ground]: ColorPair, scheme: ColorScheme) =>
  (Math.floor(contrast(colors[scheme][front], colors[scheme][ground]) * 100) / 100).toFixed(2);

/** So many pairs below one another are in one window. */
const LONGEST = 20;

/** Every pair of a kind with its ratio in both themes, whatever theme the book is in; many in tables of one length. */
export function PairTable({ kind }: { kind: PairKind }) {
  const pairs = colorPairs[kind];
  const tables = Math.ceil(pairs.length / LONGEST) as 1 | 2 | 3;
  const length = Math.ceil(pairs.length / tables);
  return (
    <Stack gap={12}>
      <Text>At least {pairKinds[kind]}:1 in both themes.</Text>
      <Grid columns={tables} style={{ alignItems: 'start' }}>
        {Array.from({ length: tables }, (_, table) => (
          <TokenTable
            key={table}
            label={`Pairs of ${kind}, ${table + 1} of ${tables}`}
            first="Color / ground"
            columns={colorSchemes}
            isClose
            rows={pairs.slice(table * length, (table + 1) * length).map(([front, ground]) => ({
              name: `${front} / ${ground}`,
              cells: colorSchemes.map((scheme) => (
                <Pair key={scheme} kind={kind} pair={[front, ground]} scheme={scheme} />
              )),
            }))}
          />
        ))}
      </Grid>
    </Stack>
  );
}

interface PairProps {
  kind: PairKind;
  pair: ColorPair;
  scheme: ColorScheme;
}

function Pair({ kind, pair, scheme }: PairProps) {
  const [front, ground] = pair;
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: theme.space[8] }}>
      <span
        style={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 32,
          height: 28,
          borderRadius: theme.radius.badge,
          background: colors[scheme][ground],
          boxShadow: `inset 0 0 0 1px ${theme.color.line}`,
          forcedColorAdjust: 'none',
        }}
      >
        <span aria-hidden style={styles[kind](colors[scheme][front])}>
          {kind === 'text' && 'Aa'}
        </span>
      </span>
      <Mono>{ratioOf(pair, scheme)}</Mono>
    </div>
  );
}

const styles: Readonly<Record<PairKind, (color: string) => CSSProperties>> = {
  text: (color) => ({ color }),
  control: (color) => ({ width: 18, height: 18, border: `1px solid ${color}`, borderRadius: 4 }),
  focus: (color) => ({ width: 26, height: 14, outline: `2px solid ${color}`, borderRadius: 4 }),
  chart: (color) => ({ width: 32, height: 2, background: color }),
  neighbors: (color) => ({ width: 32, height: 2, background: color }),
};
