import { Button, DateField, type DateFieldProps, Stack } from '@archive-console/ui';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { useHeld } from './use-held.ts';

function WithUsualAnswer(props: DateFieldProps) {
  const held = useHeld(props.value, props.onChange);
  return (
    <Stack gap={12}>
      <DateField {...props} {...held} />
      <Button onClick={() => held.onChange('2027-02-19')}>In 90 days</Button>
      <Button onClick={() => held.onChange('')}>Never</Button>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Components/Forms/Date field/Set from outside',
  component: DateField,
  tags: ['stable'],
  parameters: { heldBy: WithUsualAnswer },
  args: {
    label: 'Expires on',
    locale: 'en-US',
    value: '',
    onChange: fn(),
    onIncomplete: fn(),
  },
  render: (args) => <WithUsualAnswer {...args} />,
});

export const WholeAfterHalfTyped = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('12');
    await userEvent.click(document.body);
    await expect(canvas.getByText('Complete the date, or empty it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'In 90 days' }));
    await expect(canvas.getByRole('group', { name: 'Expires on' })).toHaveTextContent('02/19/2027');
    await expect(canvas.queryByText('Complete the date, or empty it.')).toBeNull();
    await expect(args.onIncomplete).toHaveBeenLastCalledWith(false);
  },
});

export const EmptyAfterHalfErased = meta.story({
  args: { value: '2027-02-28' },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(document.body);
    await expect(canvas.getByText('Complete the date, or empty it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Never' }));
    await expect(canvas.getByRole('group', { name: 'Expires on' })).toHaveTextContent('mm/dd/yyyy');
    await expect(canvas.queryByText('Complete the date, or empty it.')).toBeNull();
    await expect(args.onIncomplete).toHaveBeenLastCalledWith(false);
  },
});
