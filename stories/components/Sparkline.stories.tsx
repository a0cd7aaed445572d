import { Card, Sparkline, sparklineKinds, StatTile, Stack, StorageIcon, Table } from '@archive-console/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const values = [42, 44, 47, 49, 53, 55, 61, 64, 66, 71, 75, 78];

const meta = preview.meta({
  title: 'Components/Show/Sparkline',
  component: Sparkline,
  tags: ['autodocs', 'new'],
  args: { values, text: 'From 42 GB to 78 GB in twelve months' },
});

const drawn = (canvasElement: HTMLElement, count = 1) =>
  waitFor(() => expect(canvasElement.querySelectorAll('svg path[d]')).toHaveLength(count));

export const Kinds = meta.story({
  render: (args) => (
    <Stack gap={16}>
      {sparklineKinds.map((kind) => (
        <Sparkline key={kind} {...args} kind={kind} />
      ))}
    </Stack>
  ),
  async play({ canvas, canvasElement }) {
    await drawn(canvasElement, 2);
    await expect(canvas.getAllByText('From 42 GB to 78 GB in twelve months')).toHaveLength(2);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const InATile = meta.story({
  render: ({ text: _said, ...args }) => (
    <StatTile
      icon={StorageIcon}
      label="Storage"
      value="78.2 GB"
      note={
        <>
          +3 GB this month <Sparkline {...args} width={72} height={16} />
        </>
      }
    />
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('78.2 GB')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('svg path[d]').length).toBeGreaterThan(3));
  },
});

export const InATable = meta.story({
  render: (args) => (
    <Card>
      <Table
        caption="Mails by user"
        columns={[
          { id: 'name', header: 'User', cell: ({ name }) => name },
          { id: 'course', header: 'Last twelve months', cell: ({ course }) => course },
        ]}
        rows={['Amelie Brandt', 'Bjarne Olsen', 'Carla Weiss'].map((name, index) => ({
          name,
          course: (
            <Sparkline
              {...args}
              values={values.map((value, at) => (value + index * 31 * at) % 47)}
              text={`Course of ${name}`}
            />
          ),
        }))}
        rowId={({ name }) => name}
      />
    </Card>
  ),
  async play({ canvas, canvasElement }) {
    await drawn(canvasElement, 3);
    await expect(canvas.getByRole('row', { name: 'Bjarne Olsen Course of Bjarne Olsen' })).toBeVisible();
  },
});

export const Gaps = meta.story({
  args: { values: [4, 6, null, null, 7, null, 5, 8] },
  async play({ canvas, canvasElement }) {
    await drawn(canvasElement);
    const path = canvasElement.querySelector('svg path')?.getAttribute('d') ?? '';
    await expect(path.match(/M/g)).toHaveLength(3);
    await expect(canvas.getByText(/^From 42 GB/)).toBeInTheDocument();
  },
});

export const OneOrNone = meta.story({
  render: (args) => (
    <Stack gap={16}>
      <Sparkline {...args} values={[5]} text="One value" />
      <Sparkline {...args} values={[]} text="No value" />
      <Sparkline {...args} values={[5, 5, 5]} text="Always the same" />
    </Stack>
  ),
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg circle')).toHaveLength(2));
    await expect(canvasElement.innerHTML).not.toContain('NaN');
    await expect(canvas.getByText('No value')).toBeInTheDocument();
  },
});
