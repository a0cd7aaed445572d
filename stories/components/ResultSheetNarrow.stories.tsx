import { ResultSheet } from '@archive-console/ui';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { germanCopyWords } from './copy-words.ts';
import { fitsATelephone } from './fits-a-telephone.ts';
import { resultRows } from './result-rows.ts';

const meta = preview.meta({
  title: 'Components/Overlays/Result sheet/On a telephone',
  component: ResultSheet,
  tags: ['stable'],
});

export const Narrow = meta.story({
  args: {
    isOpen: true,
    title: '1 Benutzer gelöscht, 2 nicht gelöscht',
    state: 'stopped',
    rows: resultRows(
      [
        {
          id: 'friederike',
          name: 'Friederike Hohenstein-Achterberg',
          note: 'friederike.hohenstein-achterberg.wirtschaftspruefungsgesellschaft',
          outcome: 'failed',
          code: 'User.ManagedReadonly',
          text: 'Dieses Benutzerkonto wird andernorts verwaltet. Löschen Sie es in der Verzeichnisdienstverwaltung.',
          trace: {
            id: '4bf92f3577b34da6a3ce929d0e0e4736',
            words: { ...germanCopyWords('Vorgangskennung kopieren'), label: 'Vorgangskennung' },
          },
        },
        { id: 'bjarne', name: 'Bjarne Olsen', outcome: 'skipped' },
        { id: 'carla', name: 'Carla Weiss', outcome: 'done' },
      ],
      1,
    ),
    onClose: fn(),
    onStop: fn(),
    onContinue: fn(),
    onRetryFailed: fn(),
    onCsv: fn(),
    words: {
      progress: (done, total) => `${done} von ${total}`,
      totals: {
        done: (count) => `${count} gelöscht`,
        failed: (count) => `${count} fehlgeschlagen`,
        unclear: (count) => `${count} unklar`,
        skipped: (count) => `${count} ausgelassen`,
        pending: (count) => `${count} ausstehend`,
        excluded: (count) => `${count} bleiben`,
      },
      outcomes: {
        pending: 'Ausstehend',
        running: 'Wird gelöscht',
        done: 'Gelöscht',
        failed: 'Fehlgeschlagen',
        unclear: 'Unklar',
        skipped: 'Ausgelassen',
        excluded: 'Bleibt bestehen',
      },
      stopped: (totals) => `Angehalten: ${totals}`,
      stop: 'Anhalten',
      goOn: (count) => `Mit ${count} fortfahren`,
      retryFailed: (count) => `${count} erneut versuchen`,
      csv: 'Als CSV-Datei speichern',
      close: 'Schließen',
    },
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play() {
    await expect(
      await screen.findByText('Angehalten: 1 gelöscht, 1 fehlgeschlagen, 1 ausgelassen'),
    ).toBeVisible();
    await expect(screen.getByText('Fehlgeschlagen')).toBeVisible();
    await expect(screen.getAllByRole('button').at(-1)).toHaveAccessibleName('1 erneut versuchen');
    await fitsATelephone();
  },
});
