import { PatternListEditor } from '@archive-console/ui';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { HeldPatterns, patternWords } from './HeldPatterns.tsx';

/** What leaves a list of patterns as it is. */
const meta = preview.meta({
  title: 'Components/Forms/Pattern list editor/Kept as it is',
  component: PatternListEditor,
  tags: ['stable'],
  parameters: { heldBy: HeldPatterns },
  args: {
    label: 'Subject',
    placeholder: 'Add a pattern or paste many',
    value: ['Hello, world', 'Offer*'],
    onChange: fn(),
    words: patternWords,
  },
  render: (args) => <HeldPatterns {...args} />,
});

export const ReadOnly = meta.story({
  args: { readOnly: true },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Subject' });
    await userEvent.click(field);
    await userEvent.paste('News*\nInvoice*');
    await userEvent.click(canvas.getByRole('row', { name: 'Offer*' }));
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('grid')).not.toHaveAccessibleDescription();
  },
});

/** What the service keeps may hold what divides patterns here: looking at it cuts nothing. */
export const LookedAt = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('row', { name: 'Hello, world' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Hello, world');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('row', { name: 'Hello, world' })).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

/** Enter ends a pattern. Pressed once more, it does not send the form with what the list holds so far. */
export const FormAround = meta.story({
  render: (args) => (
    <form aria-label="Policy">
      <HeldPatterns {...args} />
    </form>
  ),
  async play({ canvas, userEvent }) {
    const isSent = fn();
    canvas.getByRole('form').addEventListener('submit', (event) => {
      event.preventDefault();
      isSent();
    });
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('News*\nInvoice*');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Letter*{Enter}{Enter}');
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(isSent).not.toHaveBeenCalled();
  },
});
