import { SearchField } from '@archive-console/ui';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { staysAsItIs } from './stays-as-it-is.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Search field',
  component: SearchField,
  tags: ['autodocs', 'stable'],
  args: { label: 'Search users', placeholder: 'Name or e-mail', onChange: fn() },
});

export const Empty = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('searchbox', { name: 'Search users' })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
});

export const Filled = meta.story({
  args: { defaultValue: 'weiss' },
  async play({ canvas }) {
    await expect(canvas.getByRole('searchbox')).toHaveValue('weiss');
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
});

export const Cleared = Filled.extend({
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('brandt{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenCalledTimes(8);
  },
});

export const Disabled = meta.story({
  args: { defaultValue: 'weiss', disabledReason: 'The users are being read.' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('searchbox', { name: 'Search users' });
    await staysAsItIs(field, 'The users are being read.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(field);
    await waitFor(() => expect(canvas.getByText('The users are being read.')).toBeVisible());
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Benutzerprinzipalnamen durchsuchen',
    words: { clear: 'Suche leeren' },
    placeholder: 'Benutzerprinzipalname oder Empfängeradressenmuster',
    fullWidth: true,
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('searchbox', { name: 'Benutzerprinzipalnamen durchsuchen' })).toBeVisible();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <SearchField {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('searchbox', { name: 'Search users' })),
});
