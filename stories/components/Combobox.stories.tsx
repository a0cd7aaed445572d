import { Combobox } from '@archive-console/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ComboboxStage, mailboxes, words } from './ComboboxStage.tsx';
import { fitsATelephone } from './fits-a-telephone.ts';
import { InEachState, inEachStateOf, looksApart, lookOf } from './InEachState.tsx';
import { isFramed } from './seen-in-system-colors.ts';

const sales = mailboxes[1] ?? null;
/** What its entry is called: both lines, as one sees them. */
const inFull = 'Sales sales@lindenhof.example';

const meta = preview.meta({
  title: 'Components/Forms/Combobox',
  component: Combobox,
  tags: ['autodocs', 'stable'],
  args: { label: 'Mailbox', value: null, options: mailboxes, words, onChange: fn(), onSearch: fn() },
  render: (args) => <ComboboxStage {...args} />,
});

/** The field once its list can open. */
async function ready() {
  await screen.findByRole('button', { name: /^Show mailboxes/ });
  return screen.getByRole('combobox', { name: 'Mailbox' });
}

export const SearchedAndChosen = meta.story({
  async play({ args, userEvent }) {
    const field = await ready();
    await userEvent.type(field, 'sales');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('sales'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(mailboxes[2]);
    await expect(field).toHaveValue('Sales archive');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
});

export const ListOpen = meta.story({
  args: { value: sales },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: /^Show mailboxes/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: inFull, selected: true })).toBeVisible());
  },
});

export const KeepsTheChoiceWhileSearching = meta.story({
  args: { value: sales },
  async play({ args, userEvent }) {
    const field = await ready();
    await expect(field).toHaveValue('Sales');
    await userEvent.clear(field);
    await userEvent.type(field, 'works');
    await waitFor(() => expect(screen.getByRole('option', { name: inFull, selected: true })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Sales');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.type(field, 'x');
    await userEvent.tab();
    await expect(field).toHaveValue('Sales');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Emptied = meta.story({
  args: { value: sales },
  async play({ args, userEvent }) {
    const field = await ready();
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(field).toHaveValue('');
  },
});

export const DisabledEntry = meta.story({
  async play({ args, userEvent }) {
    const field = await ready();
    await userEvent.type(field, 'room');
    const room = await screen.findByRole('option', { name: /Room 12/ });
    await expect(room).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(screen.getByText('A room has no owner.')).toBeVisible());
    await userEvent.click(room);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const CustomValue = meta.story({
  args: { allowsCustom: true },
  async play({ args, userEvent }) {
    const field = await ready();
    await userEvent.type(field, 'new@lindenhof.example');
    await userEvent.click(await screen.findByRole('option', { name: 'Use “new@lindenhof.example”' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ label: 'new@lindenhof.example' });
    await userEvent.clear(field);
    await userEvent.type(field, 'other@lindenhof.example');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ label: 'other@lindenhof.example' });
    await expect(field).toHaveValue('other@lindenhof.example');
  },
});

export const Loading = meta.story({
  render: (args) => <ComboboxStage {...args} options={[]} status="loading" />,
  async play({ userEvent }) {
    await userEvent.type(await ready(), 'a');
    await waitFor(() => expect(screen.getByText('Searching …')).toBeVisible());
  },
});

export const NoMatch = meta.story({
  async play({ userEvent }) {
    await userEvent.type(await ready(), 'zebra');
    await waitFor(() => expect(screen.getByText('No mailbox matches “zebra”.')).toBeVisible());
  },
});

export const Failed = meta.story({
  args: { failed: 'The mailboxes could not be searched.', onRetry: fn() },
  render: (args) => <ComboboxStage {...args} options={[]} status="failed" />,
  async play({ args, userEvent }) {
    const field = await ready();
    await expect(field).toHaveAccessibleDescription(/The mailboxes could not be searched\./);
    await userEvent.type(field, 'a');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Search again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Invalid = meta.story({
  args: { error: 'Choose the mailbox the mail goes to.', required: true },
  async play() {
    const field = await screen.findByRole('combobox', { name: /^Mailbox/ });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Choose the mailbox the mail goes to\./);
  },
});

export const Disabled = meta.story({
  args: { value: sales, disabledReason: 'Managed by Microsoft 365.' },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveAccessibleDescription('Managed by Microsoft 365.');
    await userEvent.type(field, 'works');
    await expect(field).toHaveValue('Sales');
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Empfängerpostfachbezeichnung',
    hint: 'Gesucht wird nach Postfachbezeichnungen.',
    allowsCustom: true,
    words: {
      open: 'Empfängerpostfächer anzeigen',
      loading: 'Empfängerpostfächer werden gesucht',
      empty: (query) => `Kein Postfach entspricht „${query}“.`,
      retry: 'Suche wiederholen',
      customEntry: (text) => `„${text}“ verwenden`,
    },
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ userEvent }) {
    await screen.findByRole('button', { name: /^Empfängerpostfächer anzeigen/ });
    await userEvent.type(screen.getByRole('combobox'), 'Donaudampfschifffahrtsgesellschaftspostfach');
    await waitFor(() => expect(screen.getByRole('option')).toBeVisible());
    await fitsATelephone();
  },
});

const states = inEachStateOf(':is(input, button)');

/** Once the list can open: the field as one works with it, and what opens the list, which the keys do not stop at. */
export const PointerStates = meta.story({
  parameters: {
    ...states,
    pseudo: { ...states.pseudo, focusVisible: `:is([data-look='focused'], [data-look='pressed']) input` },
  },
  render: (args) => <InEachState>{() => <ComboboxStage {...args} />}</InEachState>,
  async play(story) {
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Show mailboxes/ })).toHaveLength(4));
    await looksApart((cell) => cell.getByRole('combobox', { name: 'Mailbox' }))(story);
    const [atRest, hovered, , pressed] = screen.getAllByRole('button', { name: /^Show/ }).map(lookOf);
    await expect(new Set([atRest, hovered, pressed]).size).toBe(3);
  },
});

export const SystemColors = ListOpen.extend({
  globals: { theme: 'forced' },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: /^Show mailboxes/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: inFull, selected: true })).toBeVisible());
    await expect(isFramed(screen.getByRole('listbox'))).toBe(true);
  },
});
