import { Button, ConfirmDialog, Drawer, TextField } from '@archive-console/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { OpenedBy } from './OpenedBy.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  tags: ['autodocs', 'stable'],
  args: {
    isOpen: true,
    title: 'Messages of this visit',
    children: 'No messages yet.',
    onClose: (): void => undefined,
  },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Show messages</Button>
        <Drawer {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
});

export const Open = meta.story({
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Show messages' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Messages of this visit' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Messages of this visit' });
    await waitFor(() => expect(drawer).toBeVisible());
  },
});

export const AtTheStart = meta.story({
  args: { side: 'start' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show messages' }));
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
  },
});

export const Narrow = meta.story({
  args: {
    title: 'Postfachdatenübernahmebenachrichtigungen',
    children: 'Keine Benutzerkontenwiederherstellungseinstellungen geändert.',
    words: { close: 'Schließen' },
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show messages' }));
    const drawer = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(drawer.getBoundingClientRect().width).toBe(document.documentElement.clientWidth),
    );
    await fitsATelephone();
  },
});

const onConfirm = fn();

export const AConfirmationOverIt = meta.story({
  render: (args) => (
    <OpenedBy label="Show result">
      {(isOpen, close) => (
        <Drawer {...args} title="Result of 3 deletions" isOpen={isOpen} onClose={close}>
          <OpenedInside onConfirm={() => void onConfirm()} />
        </Drawer>
      )}
    </OpenedBy>
  ),
  async play({ canvas, userEvent }) {
    onConfirm.mockClear();
    const opener = canvas.getByRole('button', { name: 'Show result' });
    await userEvent.click(opener);
    const again = await screen.findByRole('button', { name: 'Delete the rest' });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.click(again);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(again).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Result of 3 deletions' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the rest' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
});

function OpenedInside({ onConfirm: confirm }: { readonly onConfirm: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button data-first-focus onClick={() => setAsking(true)}>
        Delete the rest
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete the other 2 users?"
        confirmLabel="Delete users"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
        words={{ cancel: 'Cancel', close: 'Close question' }}
      >
        The accounts are deleted. Archived mail stays.
      </ConfirmDialog>
    </>
  );
}

export const WithActions = meta.story({
  args: {
    title: 'Suchergebnisse der Postfachdatenübernahme',
    children: 'Zwei Postfächer wurden nicht gefunden.',
    actions: <Button design="primary">Fehlgeschlagene wiederholen</Button>,
    words: { close: 'Schließen' },
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  render: (args) => (
    <OpenedBy label="Suchergebnisse anzeigen">
      {(isOpen, close) => <Drawer {...args} isOpen={isOpen} onClose={close} />}
    </OpenedBy>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Suchergebnisse anzeigen' }));
    const action = await screen.findByRole('button', { name: 'Fehlgeschlagene wiederholen' });
    await waitFor(() => expect(action).toBeVisible());
    await expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
});

const onSubmit = fn<(isPrevented: boolean) => void>();

/** Submits, and cannot be closed until it is saved. */
function NoteDrawer() {
  const [isSaving, setSaving] = useState(false);
  return (
    <OpenedBy label="Write note">
      {(isOpen, close) => (
        <Drawer
          isOpen={isOpen}
          title="Note on Amelie Brandt"
          isDismissable={!isSaving}
          onSubmit={(event) => {
            onSubmit(event.defaultPrevented);
            setSaving(true);
          }}
          onClose={close}
          actions={
            <Button type="submit" design="primary" busy={isSaving}>
              Save note
            </Button>
          }
        >
          <TextField label="Note" />
        </Drawer>
      )}
    </OpenedBy>
  );
}

export const Saving = meta.story({
  render: () => <NoteDrawer />,
  async play({ canvas, userEvent }) {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Write note' }));
    const drawer = await screen.findByRole('dialog', { name: 'Note on Amelie Brandt' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
    await userEvent.keyboard('Leaves in May{Enter}');
    await expect(onSubmit.mock.calls).toEqual([[true]]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(drawer.closest('[data-side]')?.parentElement ?? document.body);
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await waitFor(() => expect(drawer).toBeVisible());
  },
});

export const SystemColors = Open.extend({
  globals: { theme: 'forced' },
  async play(context) {
    await Open.play(context);
    const look = getComputedStyle(screen.getByRole('dialog').parentElement as HTMLElement);
    await expect(look.borderLeftStyle).toBe('solid');
    await expect(look.borderLeftColor).not.toBe(look.backgroundColor);
  },
});
