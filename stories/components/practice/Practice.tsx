import { ErrorIcon, Grid, Icon, Inline, Stack, SuccessIcon, Text, theme } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { expect, type within } from 'storybook/test';

interface Example {
  /** How it is done: real components, as a page would have them. */
  shown: ReactNode;
  /** Why, in one sentence. */
  why: string;
}

/** One way to use a component, and how it is often misused instead. */
export interface PracticeProps {
  right: Example;
  wrong: Example;
}

const sides = {
  right: { word: 'Do', icon: SuccessIcon, tone: 'success' },
  wrong: { word: 'Don’t', icon: ErrorIcon, tone: 'danger' },
} as const;

/** What to do and what not to, beside each other; below each other on a telephone. */
export function Practice({ right, wrong }: PracticeProps) {
  return (
    <Grid gap={16} rowGap={24}>
      <Side {...right} {...sides.right} />
      <Side {...wrong} {...sides.wrong} />
    </Grid>
  );
}

type SideProps = Example & (typeof sides)[keyof typeof sides];

function Side({ shown, why, word, icon, tone }: SideProps) {
  return (
    <figure style={side}>
      <div style={{ ...stage, borderBlockEnd: `3px solid ${theme.color[tone]}` }}>
        <div style={{ minWidth: 0, width: '100%' }}>{shown}</div>
      </div>
      <figcaption>
        <Inline gap={6}>
          <Text as="span" tone={tone} style={sign}>
            <Icon of={icon} />
          </Text>
          <Text as="strong" tone={tone} strong>
            {word}
          </Text>
        </Inline>
        <Text>{why}</Text>
      </figcaption>
    </figure>
  );
}

/** All that is to be known of one component, pair by pair. */
export function Practices({ children }: { children: ReactNode }) {
  return <Stack gap={32}>{children}</Stack>;
}

/** The play of such a story: as many pairs are there. */
export function hasPairs(count: number) {
  return async ({ canvas }: { canvas: ReturnType<typeof within> }): Promise<void> => {
    for (const { word } of Object.values(sides))
      await expect(canvas.getAllByText(word, { selector: 'figcaption strong' })).toHaveLength(count);
  };
}

/** Both sides have their examples and their words at one height. */
const side = {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  rowGap: theme.space[10],
  minWidth: 0,
  margin: 0,
};

const sign = { display: 'inline-flex' };

const stage = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '112px',
  padding: theme.space[20],
  border: `1px solid ${theme.color.line}`,
  borderRadius: `${theme.radius.card} ${theme.radius.card} 0 0`,
  background: theme.color.canvas,
} as const;
