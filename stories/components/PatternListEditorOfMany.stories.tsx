import { PatternListEditor } from '@archive-console/ui';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { HeldPatterns, patternWords } from './HeldPatterns.tsx';

const senders = (count: number) =>
  Array.from({ length: count }, (_, place) => `sender-${place + 1}@*.example`);

const validate = fn((pattern: string) => (pattern.includes('[') ? 'The bracket is not closed.' : undefined));

const meta = preview.meta({
  title: 'Components/Forms/Pattern list editor/Of many',
  component: PatternListEditor,
  tags: ['stable'],
  parameters: { heldBy: HeldPatterns },
  args: {
    label: 'Sender',
    hint: '* stands for anything, ? for one character.',
    placeholder: 'Add a pattern or paste many',
    value: senders(500),
    onChange: fn(),
    validate,
    words: patternWords,
  },
  render: (args) => <HeldPatterns {...args} />,
});

/** Each pattern is validated whenever the list is drawn: at a key, none is. */
export const FiveHundred = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Sender' });
    await expect(canvas.getByRole('grid', { name: '500 sender patterns' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(100);
    await expect(canvas.getByRole('row', { name: 'sender-500@*.example' })).toBeVisible();
    validate.mockClear();
    await userEvent.type(field, 'offers@*.example');
    await expect(field).toHaveValue('offers@*.example');
    await expect(validate).toHaveBeenCalledTimes(0);
    await userEvent.keyboard('{Enter}');
    await expect(validate).toHaveBeenCalledWith('sender-1@*.example');
    await expect(canvas.getByRole('row', { name: 'offers@*.example' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(100);
    const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
    await waitFor(() => expect(bottomOf(field)).toBeLessThanOrEqual(bottomOf(field.parentElement)));
  },
});

export const EarlierOnes = meta.story({
  args: { value: senders(220) },
  async play({ args, canvas, userEvent }) {
    const here = () => document.activeElement ?? document.body;
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier patterns (120)' }));
    await expect(here()).toHaveAccessibleName('sender-120@*.example');
    await expect(here()).not.toHaveAccessibleDescription();
    await expect(canvas.getByRole('grid')).toHaveAccessibleDescription(
      'Enter changes a pattern, Delete removes it.',
    );
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      args.value.filter((pattern) => pattern !== 'sender-120@*.example'),
    );
    await expect(here()).toHaveAccessibleName('sender-119@*.example');
    await fireEvent.keyDown(here(), { key: 'Tab', shiftKey: true });
    await expect(here()).toHaveAccessibleName('sender-21@*.example');

    canvas.getByRole('button', { name: 'Show earlier patterns (20)' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(here()).toHaveAccessibleName('sender-20@*.example');
    await expect(canvas.queryByRole('button', { name: /^Show earlier/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show later patterns (119)' }));
    await expect(here()).toHaveAccessibleName('sender-101@*.example');
    await expect(here().parentElement?.children).toHaveLength(100);
  },
});

/** What is wrong is drawn wherever it stands, so that it can be mended. */
export const ManyPasted = meta.story({
  args: { value: [] },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(['[news', ...senders(1999)].join('\n'));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ length: 2000 }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2,000 patterns added.');
    await expect(canvas.getAllByRole('row')).toHaveLength(101);
    await userEvent.click(canvas.getByRole('row', { name: '“[news”: The bracket is not closed.' }));
    await userEvent.keyboard('{Control>}a{/Control}news@*.example{Enter}');
    await expect(canvas.getByRole('textbox')).toBeValid();
    await expect(canvas.getByRole('button', { name: 'Show earlier patterns (1,900)' })).toBeVisible();
  },
});
