import { Button, ErrorNotice, MultiPicker, RetryIcon } from '@archive-console/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { Picker } from './Picker.tsx';

const onRetry = fn();
const onClose = fn();
const onConfirm = fn();

const meta = preview.meta({
  title: 'Components/Forms/Multi-picker/States',
  component: MultiPicker,
  tags: ['stable'],
  parameters: { heldBy: Picker },
  beforeEach: () => [onRetry, onClose, onConfirm].forEach((mock) => mock.mockClear()),
});

const sales = { id: '3', name: 'Sales', second: '12 members' };

const notSearched = (
  <ErrorNotice
    title="The groups were not loaded"
    titleLevel={3}
    text="The service did not answer. Check your connection and try again."
    code="Frontend.FetchError"
    action={
      <Button icon={RetryIcon} onClick={onRetry}>
        Try again
      </Button>
    }
  />
);

/** A search was refused: what was chosen before stays. */
export const Failed = meta.story({
  render: () => <Picker status="failed" groups={[]} failed={notSearched} selected={[sales]} />,
  async play({ userEvent }) {
    await waitFor(() => expect(screen.getByText(/The service did not answer/)).toBeVisible());
    await expect(screen.queryByText('No group has this name.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(screen.getByRole('button', { name: 'Remove Sales' })).toBeVisible();
  },
});

/** All of an option is pressed, up to the end of its line and to what stands below its name. */
export const PressedBesideTheName = meta.story({
  render: () => <Picker />,
  async play({ userEvent }) {
    const box = await screen.findByRole('checkbox', { name: 'Sales' });
    await waitFor(() => expect(box).toBeVisible());
    const row = (box.closest('li') as HTMLElement).getBoundingClientRect();
    const pressAt = async (x: number, y: number) =>
      userEvent.click(document.elementFromPoint(x, y) as HTMLElement);
    await pressAt(row.right - 4, row.top + 4);
    await expect(box).toBeChecked();
    await pressAt(row.left + 60, row.bottom - 10);
    await expect(box).not.toBeChecked();
    const { x, y } = box.getBoundingClientRect();
    await pressAt(x + 4, y + 4);
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    const kept = screen.getByRole('checkbox', { name: 'Directory group' });
    const keptRow = (kept.closest('li') as HTMLElement).getBoundingClientRect();
    await pressAt(keptRow.right - 4, keptRow.top + 4);
    await expect(kept).not.toBeChecked();
  },
});

export const Busy = meta.story({
  render: () => <Picker isBusy selected={[sales]} {...{ onClose, onConfirm }} />,
  async play({ userEvent }) {
    const confirm = await screen.findByRole('button', { name: 'Add to 1 group', busy: true });
    await userEvent.click(confirm);
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(confirm).toBeVisible());
  },
});

export const Refused = meta.story({
  render: () => (
    <Picker
      selected={[sales]}
      error={
        <ErrorNotice
          title="Nothing was changed"
          titleLevel={3}
          text="This group no longer exists."
          code="Group.NotFound"
        />
      }
    />
  ),
  async play() {
    await waitFor(() => expect(screen.getByText('This group no longer exists.')).toBeVisible());
    await expect(screen.getByRole('checkbox', { name: 'Sales' })).toBeChecked();
  },
});

/** Lines no one could look up stay in the field. */
export const PasteUnread = meta.story({
  render: () => (
    <Picker
      paste={async (lines) => ({
        found: [sales],
        notFound: [],
        failed: { lines: lines.slice(1), text: '1 line could not be looked up' },
      })}
    />
  ),
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Paste a list' }));
    const field = screen.getByRole('textbox', { name: 'Paste a list' });
    await userEvent.type(field, 'Sales\nWorks council');
    await userEvent.click(screen.getByRole('button', { name: 'Find groups' }));
    await waitFor(() => expect(screen.getByText('1 line could not be looked up')).toBeVisible());
    await expect(field).toHaveValue('Works council');
    await expect(screen.getByRole('button', { name: 'Add to 1 group' })).toBeVisible();
  },
});

/** German, as long as it gets: every word is there, none is cut. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  render: () => (
    <Picker
      title="Friederike von Hohenstein-Oberschöneweide zu Gruppen hinzufügen"
      groups={[
        { id: '1', name: 'Donaudampfschifffahrtsgesellschaftskapitäne', second: 'Sicherheitsgruppe' },
        {
          id: '2',
          name: 'Rechtsschutzversicherungsgesellschaften',
          second: 'Verteilergruppe',
          disabledReason: 'Von Microsoft 365 verwaltet. Die Mitglieder ändern sich dort.',
        },
        { id: '3', name: 'Betriebsrat', second: 'Lokale Gruppe', already: true },
      ]}
      selected={[{ id: '1', name: 'Donaudampfschifffahrtsgesellschaftskapitäne' }]}
      words={{
        search: 'Gruppen suchen',
        clear: 'Suche leeren',
        selected: (count) => `${count} ausgewählt`,
        confirm: (count) => `Zu ${count} Gruppe hinzufügen`,
        chooseFirst: 'Wählen Sie zuerst eine Gruppe.',
        cancel: 'Abbrechen',
        close: 'Schließen',
        already: 'Bereits Mitglied',
        options: 'Gruppen',
        empty: 'Es gibt noch keine Gruppen.',
        noMatch: 'Keine Gruppe passt.',
        loading: 'Gruppen werden geladen',
        waiting: (number) => `Gruppe ${number} wird geladen`,
        remove: (name) => `${name} aus der Auswahl nehmen`,
        showAll: (count) => `Alle ${count} anzeigen`,
        showFewer: 'Weniger anzeigen',
        clearChosen: 'Auswahl aufheben',
        undoClear: 'Rückgängig machen',
        pasteList: 'Liste einfügen',
        pasteHint: 'Ein Name pro Zeile.',
        pasteFind: 'Gruppen finden',
        pasteBack: 'Zurück zur Suche',
        pasteNotFound: (count) => `${count} Zeilen ohne passende Gruppe`,
      }}
    />
  ),
  async play() {
    const managed = await screen.findByRole('checkbox', { name: /^Rechtsschutz/ });
    await waitFor(() => expect(managed).toBeVisible());
    await expect(managed).toHaveAccessibleDescription(/Die Mitglieder ändern sich dort\.$/);
    await fitsATelephone();
  },
});

export const SystemColors = meta.story({
  globals: { theme: 'forced' },
  render: () => <Picker selected={[sales]} />,
  async play() {
    const chosen = await screen.findByRole('checkbox', { name: 'Sales' });
    await waitFor(() => expect(chosen).toBeVisible());
    await expect(chosen).toBeChecked();
    await expect(getComputedStyle(chosen).appearance).toBe('auto');
    const frame = screen.getByRole('dialog');
    await expect(getComputedStyle(frame).forcedColorAdjust).toBe('auto');
  },
});
