import { Diff } from '@archive-console/ui';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { DiffStage, fields } from './DiffStage.tsx';
import { fitsATelephone } from './fits-a-telephone.ts';
import { InEachState, inEachStateOf, looksApart } from './InEachState.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Diff',
  component: Diff,
  tags: ['autodocs', 'new'],
  args: { fields, choice: {}, onChoice: fn() },
  render: (args) => <DiffStage {...args} />,
});

export const Undecided = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 3 decided');
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(3);
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.queryByText('10 MB')).not.toBeInTheDocument();
  },
});

export const ChosenPerField = meta.story({
  async play({ args, canvas, userEvent }) {
    const name = within(canvas.getByRole('radiogroup', { name: 'Name' }));
    await userEvent.click(name.getByRole('radio', { name: 'Saved meanwhile Newsletters and adverts' }));
    await expect(args.onChoice).toHaveBeenLastCalledWith({ name: 'theirs' });
    const note = within(canvas.getByRole('radiogroup', { name: 'Description' }));
    await userEvent.click(note.getByRole('radio', { name: 'Yours Empty' }));
    await expect(args.onChoice).toHaveBeenLastCalledWith({ name: 'theirs', description: 'mine' });
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3 decided');
  },
});

export const ChosenByKeyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(args.onChoice).toHaveBeenLastCalledWith({ name: 'theirs' });
    await userEvent.tab();
    const sender = within(canvas.getByRole('radiogroup', { name: 'Sender' }));
    await expect(sender.getAllByRole('radio')[0]).toHaveFocus();
  },
});

export const AllOfOneSide = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Take all of theirs' }));
    await expect(args.onChoice).toHaveBeenLastCalledWith({
      name: 'theirs',
      sender: 'theirs',
      description: 'theirs',
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 decided');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep all of mine' }));
    await expect(canvas.getAllByRole('radio', { name: /^Yours/, checked: true })).toHaveLength(3);
  },
});

export const WithEqualFields = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 equal fields' }));
    await expect(canvas.getByText('10 MB')).toBeVisible();
    await expect(canvas.getAllByText('The same in both')).toHaveLength(2);
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Hide equal fields' })).toHaveFocus();
  },
});

export const NothingDiffers = meta.story({
  args: { fields: fields.filter(({ id }) => id === 'size' || id === 'action') },
  async play({ canvas }) {
    await expect(canvas.getByText('Both say the same.')).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

export const Narrow = meta.story({
  args: {
    choice: { name: 'mine' },
    fields: [
      {
        id: 'name',
        label: 'Aufbewahrungsrichtlinienbezeichnung',
        mine: 'Donaudampfschifffahrtsgesellschaftsnewsletter',
        theirs: 'Donaudampfschifffahrtsgesellschaftskapitänsnewsletter',
      },
    ],
    words: {
      sides: { mine: 'Ihre Eingabe', theirs: 'Zwischenzeitlich gespeichert' },
      all: { mine: 'Alle eigenen Werte behalten', theirs: 'Alle fremden übernehmen' },
      empty: 'Leer',
      decided: (decided, total) => `${decided} von ${total} entschieden`,
      showEqual: (count) => `${count} übereinstimmende Felder anzeigen`,
      hideEqual: 'Übereinstimmende Felder ausblenden',
      equal: 'Auf beiden Seiten gleich',
      noDifference: 'Beide Fassungen stimmen überein.',
    },
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  args: { fields: fields.slice(0, 1) },
  parameters: inEachStateOf(':not(:checked) > input', 'input'),
  render: (args) => <InEachState columns={1}>{() => <DiffStage {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getAllByRole('radio')[0] as HTMLElement),
});
