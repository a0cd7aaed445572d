import { PatternListEditor } from '@archive-console/ui';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { HeldPatterns, patternWords } from './HeldPatterns.tsx';
import { looksApartInTurn } from './looks-apart-in-turn.ts';

const meta = preview.meta({
  title: 'Components/Forms/Pattern list editor',
  component: PatternListEditor,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Sender',
    hint: '* stands for anything, ? for one character.',
    placeholder: 'Add a pattern or paste many',
    value: ['*@news.example', 'no-reply@*.shop.example'],
    onChange: fn(),
    keyOf: (pattern) => pattern.toLowerCase(),
    validate: (pattern) =>
      pattern.includes('[') && !pattern.includes(']') ? 'The bracket is not closed.' : undefined,
    words: patternWords,
  },
  render: (args) => <HeldPatterns {...args} />,
});

export const TypedAndAdded = meta.story({
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Sender' });
    await userEvent.type(field, 'sales@*.example{Enter}offers@*.example;');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      '*@news.example',
      'no-reply@*.shop.example',
      'sales@*.example',
      'offers@*.example',
    ]);
    await expect(field).toHaveValue('');
    await expect(canvas.getByRole('grid', { name: '4 sender patterns' })).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 pattern added.');
  },
});

export const LeftInTheField = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'sales@*.example');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('row', { name: 'sales@*.example' })).toBeVisible();
  },
});

export const ManyPasted = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('a@x.example\nb@x.example; *@NEWS.example, [c');
    await expect(args.onChange).toHaveBeenLastCalledWith([...args.value, 'a@x.example', 'b@x.example', '[c']);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '3 patterns added. In the list already: *@NEWS.example.',
    );
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByText('“[c”: The bracket is not closed.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: '“[c”: The bracket is not closed.' })).toBeVisible();
  },
});

export const ChangedInPlace = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('row', { name: '*@news.example' }));
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('*@news.example');
    await userEvent.keyboard('{Control>}a{/Control}*@adverts.example{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['*@adverts.example', 'no-reply@*.shop.example']);
  },
});

export const ChangeDropped = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('row', { name: '*@news.example' }));
    await userEvent.keyboard('x{Escape}');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ByKeyboardAlone = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Backspace}{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: '*@news.example' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['no-reply@*.shop.example']);
    await expect(canvas.getByRole('status')).toHaveTextContent('*@news.example is removed.');
    await expect(canvas.getByRole('row', { name: 'no-reply@*.shop.example' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('no-reply@*.shop.example');
    await userEvent.keyboard('{Control>}a{/Control}{Delete}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
});

export const RemovedByPointer = meta.story({
  args: { value: ['*@news.example'] },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove *@news.example' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const Invalid = meta.story({
  args: { value: ['[*', '*@news.example', '[a', '[b', '[c', '[d'], error: 'Correct what is marked.' },
  async play({ canvas }) {
    await expect(canvas.getByText('Correct what is marked.')).toBeVisible();
    await expect(canvas.getByText('2 more are not right.')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { value: [], empty: 'Without a pattern, mail from everybody matches.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Without a pattern, mail from everybody matches. * stands for anything, ? for one character.',
    );
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
});

export const Disabled = meta.story({
  args: { disabledReason: 'Managed by Microsoft 365.' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('Managed by Microsoft 365.');
    await userEvent.click(field);
    await userEvent.paste('a@x.example\nb@x.example');
    await userEvent.keyboard('{Enter}{ArrowLeft}{Delete}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Empfängeradressenmuster',
    hint: '* steht für beliebig viele Zeichen, ? für genau eines.',
    placeholder: 'Muster eingeben oder einfügen',
    value: ['*@donaudampfschifffahrtsgesellschaftskapitaen.example', 'rechnungen@*'],
    words: {
      list: (count) => `${count} Empfängeradressenmuster`,
      keys: 'Die Eingabetaste ändert ein Muster, Entfernen löscht es.',
      earlier: (count) => `Frühere Muster anzeigen (${count})`,
      later: (count) => `Spätere Muster anzeigen (${count})`,
      remove: 'Entfernen',
      removed: (pattern) => `${pattern} wurde entfernt.`,
      editing: (pattern) => `${pattern} wird bearbeitet. Die Eingabetaste übernimmt es wieder.`,
      added: (count) => `${count} Muster hinzugefügt.`,
      duplicates: (patterns) => `Bereits vorhanden: ${patterns.join(', ')}.`,
      invalid: (pattern, reason) => `„${pattern}“: ${reason}`,
      moreInvalid: (count) => `${count} weitere sind fehlerhaft.`,
    },
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    for (const row of canvas.getAllByRole('row')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  args: { value: ['*@news.example'] },
  parameters: inEachState,
  render: (args) => <InEachState>{() => <HeldPatterns {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('textbox', { name: 'Sender' })),
});

export const RemovePressed = meta.story({
  async play({ canvas, userEvent }) {
    await looksApartInTurn(userEvent, canvas.getByRole('button', { name: 'Remove *@news.example' }));
  },
});
