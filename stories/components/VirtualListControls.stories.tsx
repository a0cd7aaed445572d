import { Button, VirtualList } from '@archive-console/ui';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const onRestore = fn();

const meta = preview.meta({
  title: 'Components/Lists/Virtual list controls',
  component: VirtualList<number>,
  tags: ['new'],
  args: {
    label: 'Deleted mail',
    columns: [
      { id: 'mail', header: 'Mail', cell: (row: number) => `Mail ${row}` },
      {
        id: 'restore',
        header: 'Restore',
        cell: (row: number) => (
          <Button size="sm" onClick={() => onRestore(row)}>
            Restore mail {row}
          </Button>
        ),
      },
    ],
    count: 3,
    rowAt: (index: number) => index + 1,
    onPress: fn(),
    words: { waiting: (row: number) => `Row ${row} is on its way` },
  },
});

export const PressedInARow = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore mail 2' }));
    await expect(onRestore).toHaveBeenCalledWith(2);
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Mail 2' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('row', { name: /^Mail 2/ })).toHaveFocus();
  },
});
