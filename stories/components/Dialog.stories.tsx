import { Button, Dialog, keepFocus, MenuButton, Popover, Stack, TextField } from '@archive-console/ui';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { OpenedBy } from './OpenedBy.tsx';
import { isFramed } from './seen-in-system-colors.ts';

const onSubmit = fn();
const meta = preview.meta({
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  tags: ['autodocs', 'stable'],
  args: { isOpen: true, title: 'Rename Amelie Brandt', onClose: fn(), onSubmit },
  beforeEach: () => void onSubmit.mockClear(),
  render: (args) => (
    <OpenedBy label="Rename user">
      {(isOpen, close) => (
        <Dialog
          {...args}
          isOpen={isOpen}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button type="submit" design="primary">
                Save name
              </Button>
            </>
          }
        >
          <Stack>
            <TextField label="First name" defaultValue="Amelie" />
            <TextField label="Last name" defaultValue="Brandt" />
          </Stack>
        </Dialog>
      )}
    </OpenedBy>
  ),
});

/** Presses its button, and answers it once its first field has the focus, or itself where it has none. */
async function opened(canvas: ReturnType<typeof within>, hasFields = true) {
  await userEvent.click(canvas.getByRole('button', { name: 'Rename user' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename Amelie Brandt' });
  await waitFor(() => expect(dialog).toBeVisible());
  const first = hasFields ? screen.getByRole('textbox', { name: 'First name' }) : dialog;
  await waitFor(() => expect(first).toHaveFocus());
  return dialog;
}

export const Open = meta.story({
  async play({ canvas }) {
    await opened(canvas);
  },
});

export const SubmittedByEnter = meta.story({
  async play({ canvas }) {
    await opened(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const FocusStaysInsideAndReturns = meta.story({
  async play({ canvas }) {
    const dialog = await opened(canvas);
    for (let presses = 0; presses < 8; presses += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename user' })).toHaveFocus());
  },
});

export const OpenerRemoved = meta.story({
  render: () => (
    <OpenedBy label="Delete user" isOnce>
      {(isOpen, close) => (
        <Dialog isOpen={isOpen} onClose={close} title="Deleted">
          The user is deleted, and the button that asked for it with it.
        </Dialog>
      )}
    </OpenedBy>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete user' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

export const NotDismissable = meta.story({
  args: { isDismissable: false },
  async play({ canvas }) {
    const dialog = await opened(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
});

/** A sheet from below. */
export const Narrow = meta.story({
  args: {
    title: 'Postfachstellvertretungsberechtigung umbenennen',
    children: <TextField label="Berechtigungsbezeichnung der Organisationseinheit" />,
    words: { close: 'Schließen' },
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  render: (args) => (
    <OpenedBy label="Umbenennen">
      {(isOpen, close) => (
        <Dialog
          {...args}
          isOpen={isOpen}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Bearbeitung abbrechen</Button>
              <Button type="submit" design="primary">
                Berechtigungsbezeichnung speichern
              </Button>
            </>
          }
        />
      )}
    </OpenedBy>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Umbenennen' }));
    const dialog = await screen.findByRole('dialog', { name: /^Postfachstellvertretung/ });
    await waitFor(() => expect(screen.getByRole('button', { name: /speichern$/ })).toBeVisible());
    await expect(dialog.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await fitsATelephone();
  },
});

export const AMenuInside = meta.story({
  render: (args) => (
    <OpenedBy label="Rename user">
      {(isOpen, close) => (
        <Dialog {...args} onSubmit={undefined} isOpen={isOpen} onClose={close}>
          <Stack align="start">
            <MenuButton
              label="Take over a name"
              items={[{ id: 'ms', label: 'From Microsoft 365', onAction: () => void onSubmit() }]}
            />
            <Popover trigger={{ label: 'What changes' }} title="What changes">
              The name in every list.
            </Popover>
          </Stack>
        </Dialog>
      )}
    </OpenedBy>
  ),
  async play({ canvas }) {
    const dialog = await opened(canvas, false);
    const menu = await screen.findByRole('button', { name: 'Take over a name' });
    await userEvent.click(menu);
    await screen.findByRole('menuitem', { name: 'From Microsoft 365' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'What changes' }));
    await screen.findByText('The name in every list.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'What changes' })).toHaveFocus());
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'From Microsoft 365' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    await expect(menu).toHaveFocus();
    await userEvent.click(menu);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'From Microsoft 365' })).toBeVisible());
  },
});

export const SystemColors = Open.extend({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    await expect(isFramed(await opened(canvas))).toBe(true);
  },
});

// On a busy machine an opener takes focus some frames after its page does. The last one: the watch it begins stays.
export const OpenerIsLate = meta.story({
  beforeEach: keepFocus,
  async play({ canvas }) {
    const opener = canvas.getByRole('button', { name: 'Rename user' });
    const dialog = await opened(canvas);
    opener.inert = true;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
    opener.inert = false;
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
