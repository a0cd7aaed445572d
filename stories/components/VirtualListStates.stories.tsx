import {
  Button,
  EmptyState,
  ErrorNotice,
  RetryIcon,
  type RowSource,
  usePagedRows,
  VirtualList,
} from '@archive-console/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { InEachState, inEachStateOf, looksApart } from './InEachState.tsx';
import { lineAt, logColumns, type LogLine, pagedLog } from './MillionRows.tsx';
import { twiceAsLarge } from './twice-as-large.ts';

const meta = preview.meta({
  title: 'Components/Lists/Virtual list/States',
  component: VirtualList,
  tags: ['new'],
});

const words = { waiting: (row: number) => `Row ${row} is loading` };

const onLoad = fn<(page: number) => void>();

/** Its first page comes at the second try, all others never. */
function unreliable(): RowSource<LogLine> {
  const { pageSize, load } = pagedLog(10_000, 20);
  let tries = 0;
  return {
    pageSize,
    load: async (page, signal) => {
      onLoad(page);
      tries += 1;
      if (page > 0 || tries === 1) throw new Error('The service is away.');
      return load(page, signal);
    },
  };
}

function UnreliableLog() {
  const [source] = useState(unreliable);
  const { rowAt, onRange, hasFailed, retry } = usePagedRows(source);
  return (
    <VirtualList
      label="Processed mail"
      columns={logColumns}
      count={10_000}
      rowAt={rowAt}
      onRange={onRange}
      height={400}
      words={words}
      whenFailed={
        hasFailed && (
          <ErrorNotice
            title="Some rows were not loaded"
            titleLevel={3}
            text="The service did not answer."
            code="Frontend.FetchError"
            action={
              <Button icon={RetryIcon} onClick={retry}>
                Try again
              </Button>
            }
          />
        )
      }
    />
  );
}

/** What was read stays, and the rows that are missing are asked for again. */
export const Failed = meta.story({
  beforeEach: () => void onLoad.mockClear(),
  render: () => <UnreliableLog />,
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/The service did not answer/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('gridcell', { name: '1' });
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();

    const list = canvas.getByRole('grid', { name: 'Processed mail' });
    list.scrollTop = list.scrollHeight;
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onLoad.mock.calls).toEqual([[0], [0], [99], [99]]));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Row 10000 is loading' })).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => (
    <VirtualList<LogLine>
      label="Processed mail"
      columns={logColumns}
      count={0}
      rowAt={() => undefined}
      words={words}
      whenEmpty={<EmptyState title="No mail was processed yet" text="What arrives stands here at once." />}
    />
  ),
  async play({ canvas }) {
    const list = canvas.getByRole('grid', { name: 'Processed mail' });
    await expect(canvas.getByRole('gridcell', { name: /No mail was processed yet/ })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Sender' })).toBeVisible();
    await expect(list.scrollHeight).toBe(list.clientHeight);
  },
});

const chosenName = 'Carla Weiss';
const names = ['Amelie Brandt', 'Bjarne Olsen', chosenName];

/** The first row, beside one that is only there and one that is chosen. */
export const PointerStates = meta.story({
  parameters: inEachStateOf("[role='row'][tabindex='0']"),
  render: () => (
    <InEachState>
      {() => (
        <VirtualList<string>
          label="Users"
          columns={[{ id: 'name', header: 'Name', cell: (name) => name }]}
          count={names.length}
          rowAt={(index) => names[index]}
          isChosen={(name) => name === chosenName}
          onPress={fn()}
          words={words}
        />
      )}
    </InEachState>
  ),
  play: looksApart((cell) => cell.getByRole('row', { name: 'Amelie Brandt' })),
});

const groups = Array.from({ length: 240 }, (_, index) => `Group ${index + 1}`);

function GroupChoice() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <VirtualList<string>
      label="Groups"
      headHidden
      columns={[{ id: 'name', header: 'Name', cell: (name) => name }]}
      count={groups.length}
      rowAt={(index) => groups[index]}
      height={280}
      isChosen={(name) => chosen.includes(name)}
      onPress={(name) =>
        setChosen((now) => (now.includes(name) ? now.filter((other) => other !== name) : [...now, name]))
      }
      words={words}
    />
  );
}

export const AsAPicker = meta.story({
  render: () => <GroupChoice />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Group 2' }));
    await userEvent.keyboard('{End} ');
    await expect(canvas.getByRole('row', { name: 'Group 240' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'Group 2' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const LargeText = meta.story({
  beforeEach: twiceAsLarge,
  render: () => (
    <VirtualList<LogLine>
      label="Processed mail"
      columns={logColumns.filter(({ id }) => id === 'number' || id === 'sender')}
      count={1000}
      rowAt={lineAt}
      words={words}
    />
  ),
  async play({ canvas, userEvent }) {
    const cells = [...canvas.getAllByRole('gridcell'), ...canvas.getAllByRole('columnheader')];
    for (const cell of cells) {
      const row = cell.closest<HTMLElement>('[role="row"]');
      await expect(row?.offsetHeight).toBeGreaterThanOrEqual(cell.scrollHeight);
    }
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const { bottom } = canvas.getByRole('gridcell', { name: '1,000' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(canvas.getByRole('grid').getBoundingClientRect().bottom);
  },
});
