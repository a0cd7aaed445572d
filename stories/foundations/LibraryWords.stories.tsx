import { Combobox, DateField, NumberField, Stack } from '@archive-console/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { germanCalendarWords } from '../components/calendar-words.ts';

/** What the primitives library says itself, because no property takes it: in the language of the page. */
const meta = preview.meta({
  title: 'Foundations/Words of the library',
  parameters: { controls: { disable: true } },
});

const nothing = () => undefined;

export const German = meta.story({
  globals: { language: 'de' },
  render: () => (
    <Stack gap={20}>
      <Combobox
        label="Postfach"
        value={null}
        onChange={nothing}
        onSearch={nothing}
        options={[
          { id: '1', label: 'Buchhaltung' },
          { id: '2', label: 'Vertrieb' },
        ]}
        words={{
          open: 'Postfächer anzeigen',
          loading: 'Sucht',
          empty: () => 'Keines',
          retry: 'Erneut suchen',
        }}
      />
      <NumberField label="Benutzer" locale="de" defaultValue={25} />
      <DateField label="Von" locale="de" value="" onChange={nothing} words={germanCalendarWords} />
      <DateField label="Bis" locale="de" value="2026-11-25" onChange={nothing} words={germanCalendarWords} />
    </Stack>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: /^Postfächer anzeigen/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Vertrieb' })).toBeVisible());
    await expect(await screen.findByText('2 Optionen verfügbar.')).toBeInTheDocument();
    await expect(screen.getByRole('listbox')).toHaveAccessibleName(/Empfehlungen/);
    await userEvent.keyboard('{Escape}');

    await expect(canvas.getByRole('textbox', { name: 'Benutzer' })).not.toHaveAttribute(
      'aria-roledescription',
    );

    const [from, to] = canvas.getAllByRole('group', { name: /^(Von|Bis)$/ });
    const day = within(from as HTMLElement).getByRole('spinbutton', { name: /Tag/ });
    await expect(day).toHaveAttribute('aria-valuetext', 'Leer');
    await expect(to).toHaveAccessibleDescription(/^Ausgewähltes Datum: 25\. November 2026/);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Im Kalender auswählen' })[1] as HTMLElement);
    const panel = await screen.findByRole('dialog', { name: 'Kalender' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(within(panel).getByRole('button', { name: /^Heute, / })).toBeVisible();
    await expect(within(panel).getByRole('button', { name: /25\. November 2026 ausgewählt/ })).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Schließen' })).not.toHaveLength(0);
  },
});
