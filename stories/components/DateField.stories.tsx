import { DateField, type DateFieldProps, Stack } from '@archive-console/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { letGo, looksApartInTurn } from './looks-apart-in-turn.ts';
import { isFramed } from './seen-in-system-colors.ts';
import { useHeld } from './use-held.ts';
import { germanCalendarWords } from './calendar-words.ts';

function Held(props: DateFieldProps) {
  return <DateField {...props} {...useHeld(props.value, props.onChange)} />;
}

const meta = preview.meta({
  title: 'Components/Forms/Date field',
  component: DateField,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Expires on',
    locale: 'en-US',
    value: '',
    onChange: fn(),
    onIncomplete: fn(),
  },
  render: (args) => <Held {...args} />,
});

export const States = meta.story({
  render: (args) => (
    <Stack gap={20}>
      <Held {...args} />
      <Held {...args} required value="2027-02-28" hint="The last day on which the token works." />
      <Held {...args} value="2020-01-31" error="This day is over. Choose one from tomorrow on." />
      <Held {...args} value="2027-02-28" readOnly />
    </Stack>
  ),
  async play({ canvas }) {
    const [empty, filled, invalid] = canvas.getAllByRole('group', { name: 'Expires on' });
    await expect(empty).toHaveTextContent('mm/dd/yyyy');
    await expect(filled).toHaveTextContent('02/28/2027');
    await expect(filled).toHaveAccessibleDescription(/February 28, 2027.*The last day/);
    await expect(invalid).toHaveAccessibleDescription(/This day is over/);
    await expect(within(invalid as HTMLElement).getAllByRole('spinbutton')[0]).toBeInvalid();
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
});

export const Disabled = meta.story({
  args: { value: '2027-02-28', disabledReason: 'A token that was issued keeps its day.' },
  async play({ args, canvas, userEvent }) {
    const month = canvas.getByRole('spinbutton', { name: /month/ });
    await userEvent.tab();
    await expect(month).toHaveFocus();
    await expect(month).toHaveAttribute('aria-disabled', 'true');
    await expect(month).toHaveAccessibleDescription(/A token that was issued keeps its day/);
    await userEvent.keyboard('{ArrowUp}1{Backspace}{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Expires on' })).toHaveTextContent('02/28/2027');
  },
});

export const Typed = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
    await userEvent.keyboard('2282027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2028-02-28');
  },
});

export const LeftHalfTyped = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('12');
    await userEvent.click(document.body);
    await expect(canvas.getByText('Complete the date, or empty it.')).toBeVisible();
    await expect(args.onIncomplete).toHaveBeenLastCalledWith(true);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ChosenByKeyboard = meta.story({
  args: { value: '2027-02-26' },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const panel = await screen.findByRole('dialog', { name: 'Calendar' });
    await waitFor(() =>
      expect(within(panel).getByRole('button', { name: /February 26, 2027/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus());
  },
});

export const CalendarOpen = meta.story({
  args: { value: '2026-11-21', min: '2026-11-10', max: '2027-11-20' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }));
    const panel = await screen.findByRole('dialog', { name: 'Calendar' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(within(panel).getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await expect(within(panel).getByRole('button', { name: /November 9, 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'Year' }), '2027');
    await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'Month' }), 'January');
    await waitFor(() =>
      expect(within(panel).getByRole('button', { name: /January 31, 2027/ })).toBeVisible(),
    );
  },
});

export const German = meta.story({
  args: { label: 'Läuft ab am', locale: 'de', words: germanCalendarWords },
  globals: { language: 'de' },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('group', { name: 'Läuft ab am' })).toHaveTextContent('tt.mm.jjjj');
    await userEvent.tab();
    await userEvent.keyboard('28022027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28');
    await expect(canvas.getByRole('group', { name: 'Läuft ab am' })).toHaveTextContent('28.02.2027');
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Gültigkeitsende des Zugriffstokens der Organisationseinheit',
    hint: 'Spätestens ein Jahr nach der Ausstellung.',
    locale: 'de',
    value: '2027-02-28',
    words: germanCalendarWords,
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
  render: (args) => <InEachState>{() => <Held {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('spinbutton', { name: /month/ })),
});

/** What turns the month, and a day. */
export const DayPressed = meta.story({
  args: { value: '2026-11-10' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Calendar' }));
    await waitFor(() => expect(panel.getByRole('button', { name: /November 10, 2026/ })).toHaveFocus());
    await looksApartInTurn(userEvent, panel.getByRole('button', { name: 'Next month' }));
    await letGo();
    const day = panel.getByRole('button', { name: /November 11, 2026/ });
    await looksApartInTurn(userEvent, day, { to: '{ArrowRight}', away: '{ArrowLeft}' });
  },
});

export const CalendarInSystemColors = meta.story({
  args: { value: '2026-11-10' },
  globals: { theme: 'forced' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }));
    const panel = await screen.findByRole('dialog', { name: 'Calendar' });
    await waitFor(() => expect(panel).toBeVisible());
    for (const turn of within(panel).getAllByRole('button', { name: /month$/ }))
      await expect(isFramed(turn)).toBe(true);
    const [chosen, other, today] = [/ 10, 2026/, / 11, 2026/, / 20, 2026/].map((name) =>
      getComputedStyle(within(panel).getByRole('button', { name })),
    );
    await expect(chosen?.backgroundColor).toBe(chosen?.outlineColor);
    await expect(today?.borderTopColor).not.toBe(other?.borderTopColor);
  },
});

export const SystemColors = States.extend({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    const group = canvas.getByRole('group', { description: /This day is over/ });
    const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(
      group.parentElement?.parentElement as HTMLElement,
    );
    await expect(borderTopStyle).toBe('solid');
    await expect(borderTopColor).not.toBe(backgroundColor);
  },
});
