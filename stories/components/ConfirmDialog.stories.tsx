import { Button, ConfirmDialog, type TypedNameWords } from '@archive-console/ui';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { germanCopyWords } from './copy-words.ts';
import { fitsATelephone } from './fits-a-telephone.ts';
import { OpenedBy } from './OpenedBy.tsx';
import { isFramed } from './seen-in-system-colors.ts';
import { Toasts } from './Toasts.tsx';

const onConfirm = fn();
const typing: TypedNameWords = {
  label: 'Type the name to confirm',
  copy: 'Copy name',
  mismatch: 'The name differs. Type it as shown above.',
};
/** What is too much to lose by one press. */
const tenant = {
  title: 'Delete Lindenhof GmbH?',
  children:
    'The tenant is destroyed with everything it holds: archived mail, mailboxes and users. This cannot be undone.',
  typedName: { name: 'Lindenhof GmbH ', words: typing },
  confirmLabel: 'Delete tenant',
};

const meta = preview.meta({
  title: 'Components/Overlays/Confirm dialog',
  component: ConfirmDialog,
  tags: ['autodocs', 'stable'],
  args: {
    isOpen: true,
    title: 'Delete Amelie Brandt?',
    children: 'The account is deleted. Archived mail stays.',
    confirmLabel: 'Delete user',
    onConfirm,
    onClose: fn(),
  },
  beforeEach: () => void onConfirm.mockClear(),
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete</Button>
        <ConfirmDialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
});

export const Plain = meta.story({
  args: {
    title: 'Remove Amelie Brandt from Sales team?',
    children: 'Mail to the group no longer reaches her. The account stays.',
    confirmLabel: 'Remove from group',
    tone: 'neutral',
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: /Remove Amelie/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remove from group' }));
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
});

const onUndo = fn();

/** The first rung: what can be undone and seen needs no dialog. */
export const UndoInsteadOfADialog = meta.story({
  render: () => (
    <Toasts
      messages={[
        { tone: 'success', title: 'Role removed', action: { label: 'Undo', onAction: () => void onUndo() } },
      ]}
    />
  ),
  async play({ canvas, userEvent }) {
    onUndo.mockClear();
    const say = canvas.getByRole('button');
    await userEvent.click(say);
    const messages = within(await screen.findByRole('region', { name: 'Messages' }));
    await userEvent.click(messages.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.click(say);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible());
  },
});

export const WithDependants = meta.story({
  args: {
    dependants: (
      <ul>
        <li>2 mailboxes lose their owner</li>
        <li>Member of 3 groups</li>
      </ul>
    ),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dependant = await screen.findByText('2 mailboxes lose their owner');
    await waitFor(() => expect(dependant).toBeVisible());
  },
});

export const TypedName = meta.story({
  args: tenant,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const field = await screen.findByRole('textbox', { name: 'Type the name to confirm' });
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy name' })).toBeVisible());
    await userEvent.keyboard('Lindenhof{Enter}');
    await expect(field).toHaveAccessibleDescription('The name differs. Type it as shown above.');
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '  Lindenhof GmbH  {Enter}');
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
});

export const Busy = meta.story({
  args: { isBusy: true },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const action = await screen.findByRole('button', { name: 'Delete user', busy: true });
    await userEvent.click(action);
    await userEvent.keyboard('{Escape}');
    await expect(onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
});

export const Refused = meta.story({
  args: { error: 'This user was deleted by somebody else in the meantime.' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/deleted by somebody else/);
  },
});

export const NothingIsLeftOfTheLastName = meta.story({
  args: tenant,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.type(await screen.findByRole('textbox'), 'Linden');
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Copy name' }));
    await expect(write).toHaveBeenCalledWith('Lindenhof GmbH');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByRole('textbox')).toHaveValue('');
  },
});

export const Narrow = meta.story({
  args: {
    title: 'Archivierungsrichtlinie „Vertriebsunterlagen Niedersachsen“ löschen?',
    typedName: {
      name: 'Vertriebsunterlagen-Niedersachsen-und-Nordrhein-Westfalen',
      words: {
        label: 'Geben Sie zur Bestätigung die Archivierungsrichtlinienbezeichnung ein',
        mismatch: 'Die Bezeichnung weicht ab. Geben Sie sie wie oben angezeigt ein.',
        ...germanCopyWords('Bezeichnung kopieren'),
      },
    },
    confirmLabel: 'Archivierungsrichtlinie löschen',
    dependants: '3 Postfächer werden nicht mehr archiviert.',
    children: 'Die Archivierungsrichtlinie wird gelöscht. Archivierte E-Mails bleiben erhalten.',
    words: { cancel: 'Abbrechen', close: 'Schließen' },
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  render: (args) => (
    <OpenedBy label="Löschen">
      {(isOpen, close) => <ConfirmDialog {...args} isOpen={isOpen} onClose={close} />}
    </OpenedBy>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen' }));
    const action = await screen.findByRole('button', { name: 'Archivierungsrichtlinie löschen' });
    await waitFor(() => expect(action).toBeVisible());
    await fitsATelephone();
  },
});

export const SystemColors = TypedName.extend({
  globals: { theme: 'forced' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const field = await screen.findByRole('textbox', { name: 'Type the name to confirm' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Lindenhof{Enter}');
    await waitFor(() => expect(screen.getByText(/^The name differs/)).toBeVisible());
    await expect(isFramed(field)).toBe(true);
    await expect(isFramed(screen.getByRole('alertdialog'))).toBe(true);
  },
});
