import { Button, DateRangeField, type DateRangeFieldProps, Stack } from '@archive-console/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { InEachState, inEachState, looksApart } from './InEachState.tsx';
import { useHeld } from './use-held.ts';
import { germanCalendarWords } from './calendar-words.ts';

function Held(props: DateRangeFieldProps) {
  return <DateRangeField {...props} {...useHeld(props.value, props.onChange)} />;
}

const meta = preview.meta({
  title: 'Components/Forms/Date range field',
  component: DateRangeField,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Began',
    locale: 'en-US',
    value: { from: '', to: '' },
    onChange: fn(),
    onIncomplete: fn(),
    words: { from: 'From', to: 'To' },
    presets: [
      { label: 'Last 7 days', from: '2026-11-15', to: '2026-11-21' },
      { label: 'Last 30 days', from: '2026-10-23', to: '2026-11-21' },
      { label: 'This year', from: '2026-01-01', to: '2026-11-21' },
    ],
  },
  render: (args) => <Held {...args} />,
});

const novemberDays = { from: '2026-11-10', to: '2026-11-20' };

export const States = meta.story({
  render: (args) => (
    <Stack gap={20}>
      <Held {...args} hint="An open end counts up to today." />
      <Held {...args} value={{ from: '2026-11-10', to: '' }} />
      <Held
        {...args}
        value={{ from: '2026-11-20', to: '2026-11-10' }}
        error="The span ends before it begins."
      />
      <Held {...args} value={novemberDays} readOnly />
    </Stack>
  ),
  async play({ canvas }) {
    const [first, , reversed] = canvas.getAllByRole('group', { name: 'Began' });
    await expect(first).toHaveAccessibleDescription('An open end counts up to today.');
    await expect(within(first as HTMLElement).getByRole('group', { name: 'From' })).toHaveTextContent(
      'mm/dd/yyyy',
    );
    const ends = within(reversed as HTMLElement).getByRole('group', { name: 'To' });
    await expect(ends).toHaveTextContent('11/10/2026');
    await expect(ends).toHaveAccessibleDescription(/ends before it begins/);
  },
});

export const Disabled = meta.story({
  args: { value: novemberDays, disabledReason: 'The import is running.' },
  async play({ args, canvas, userEvent }) {
    const [month] = canvas.getAllByRole('spinbutton', { name: /month/ });
    await userEvent.tab();
    await expect(month).toHaveFocus();
    await expect(month).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowUp}1{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('group', { name: 'Began' })).toHaveAccessibleDescription(
      'The import is running.',
    );
    await expect(canvas.getByRole('group', { name: 'From' })).toHaveTextContent('11/10/2026');
  },
});

export const Typed = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('11102026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '' });
    await userEvent.keyboard('{Tab}11202026');
    await expect(args.onChange).toHaveBeenLastCalledWith(novemberDays);
    await expect(canvas.getByRole('group', { name: 'To' })).toHaveTextContent('11/20/2026');
  },
});

export const PresetChosen = meta.story({
  async play({ args, canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Choose from a calendar' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-21' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Last 7 days', pressed: true })).toBeVisible(),
    );
  },
});

export const ChosenByKeyboard = meta.story({
  args: { value: novemberDays },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }));
    const panel = await screen.findByRole('dialog', { name: 'Calendar' });
    await waitFor(() =>
      expect(within(panel).getByRole('button', { name: /November 10, 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    // The first press moved the focus on by a day.
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-11', to: '2026-11-19' });
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  },
});

export const LeftHalfTyped = meta.story({
  args: { value: { from: '2026-11-10', to: '' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getAllByRole('spinbutton', { name: /month/ })[1] as HTMLElement);
    await userEvent.keyboard('12');
    await userEvent.click(document.body);
    await expect(canvas.getByText('Complete the date, or empty it.')).toBeVisible();
  },
});

function WithUsualAnswer(props: DateRangeFieldProps) {
  const held = useHeld(props.value, props.onChange);
  return (
    <Stack gap={12}>
      <DateRangeField {...props} {...held} />
      <Button onClick={() => held.onChange({ ...held.value, to: '2026-11-20' })}>Until Friday</Button>
      <Button onClick={() => held.onChange({ from: '2026-11-10', to: '2026-11-21' })}>Both</Button>
    </Stack>
  );
}

/** Each end that is set is whole; the other stays as it was left. */
export const SetFromOutside = meta.story({
  parameters: { heldBy: WithUsualAnswer },
  render: (args) => <WithUsualAnswer {...args} />,
  async play({ args, canvas, userEvent }) {
    for (const month of canvas.getAllByRole('spinbutton', { name: /month/ })) {
      await userEvent.click(month);
      await userEvent.keyboard('12');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Until Friday' }));
    await expect(canvas.getByText('Complete the date, or empty it.')).toBeVisible();
    await expect(args.onIncomplete).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Both' }));
    await expect(canvas.queryByText('Complete the date, or empty it.')).toBeNull();
    await expect(args.onIncomplete).toHaveBeenLastCalledWith(false);
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Beginn des Importvorgangs der Organisationseinheit',
    locale: 'de',
    value: novemberDays,
    words: germanCalendarWords,
    presets: [
      { label: 'Vorangegangene sieben Tage', from: '2026-11-15', to: '2026-11-21' },
      { label: 'Laufendes Abrechnungsjahr', from: '2026-01-01', to: '2026-11-21' },
    ],
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Im Kalender auswählen' }));
    const panel = await screen.findByRole('dialog', { name: 'Kalender' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState columns={1}>{() => <Held {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getAllByRole('spinbutton', { name: /month/ })[0] as HTMLElement),
});
