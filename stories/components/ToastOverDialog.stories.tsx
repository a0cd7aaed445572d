import {
  Button,
  createToastQueue,
  Dialog,
  isOver,
  Stack,
  Text,
  type ToastMessage,
  ToastRegion,
} from '@archive-console/ui';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { OpenedBy } from './OpenedBy.tsx';

const failed: ToastMessage = {
  tone: 'error',
  title: 'No member was added to Sales',
  text: 'Another administrator has deleted the group in the meantime. What was chosen is lost with it.',
};

/** A dialog as high as its lines, with a button below them, and the place of messages beside it. */
function SayingDialog({ lines, more }: { readonly lines: number; readonly more: number }) {
  const [queue] = useState(createToastQueue);
  const [count, setCount] = useState(lines);
  return (
    <>
      <OpenedBy label="Add members">
        {(isOpen, close) => (
          <Dialog
            isOpen={isOpen}
            title="Add members to Sales"
            onClose={close}
            actions={
              <>
                <Button onClick={close}>Cancel</Button>
                <Button design="primary" onClick={() => queue.show(failed)}>
                  Add
                </Button>
              </>
            }
          >
            <Stack align="center">
              {Array.from({ length: count }, (_, index) => (
                <Text key={index}>{`Member ${index + 1}`}</Text>
              ))}
              <Button onClick={() => setCount(more)}>Show more</Button>
            </Stack>
          </Dialog>
        )}
      </OpenedBy>
      <ToastRegion queue={queue} />
    </>
  );
}

/** A message and an open dialog share the window: what the dialog offers can be pressed. */
const meta = preview.meta({
  title: 'Components/Overlays/Toasts/Beside a dialog',
  component: ToastRegion,
  tags: ['stable'],
  args: { queue: createToastQueue() },
  globals: { viewport: { value: 'desktop' } },
  render: () => <SayingDialog lines={40} more={40} />,
});

const areaOf = (element: Element) => element.getBoundingClientRect();
const messages = () => screen.findByRole('region', { name: 'Messages' });
const dialog = () => screen.findByRole('dialog', { name: 'Add members to Sales' });

/** The buttons of the dialog that a message lies over. */
async function covered(): Promise<readonly (string | null)[]> {
  const message = areaOf(await messages());
  return within(await dialog())
    .getAllByRole('button')
    .filter((button) => isOver(areaOf(button), message))
    .map(({ textContent }) => textContent);
}

/** Opens it, and lets it say something by the last of its buttons. */
async function sayInADialog() {
  screen.getByRole('button', { name: 'Add members' }).click();
  const add = await within(await dialog()).findByRole('button', { name: 'Add' });
  await waitFor(() => expect(add).toBeVisible());
  add.focus();
  add.click();
  await waitFor(async () => expect(await messages()).toBeVisible());
}

export const NeverOverItsButtons = meta.story({
  async play() {
    await sayInADialog();
    const more = screen.getByRole('button', { name: 'Show more' });
    more.scrollIntoView();
    await waitFor(() => expect(isOver(areaOf(more), areaOf(screen.getByRole('dialog')))).toBe(true));
    // What is scrolled to moves under what is read, until the focus moves.
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await waitFor(async () => expect(await covered()).toEqual([]));
  },
});

/** The focus is in the message, and the dialog grows below it. */
export const TheDialogGrows = meta.story({
  render: () => <SayingDialog lines={1} more={40} />,
  async play() {
    await sayInADialog();
    const close = within(await messages()).getByRole('button', { name: /^Close message/ });
    close.focus();
    // Until the place has been looked for with the focus there: from then on the dialog alone changes.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const before = areaOf(screen.getByRole('button', { name: 'Add' })).bottom;
    screen.getByRole('button', { name: 'Show more' }).click();
    await waitFor(() =>
      expect(areaOf(screen.getByRole('button', { name: 'Add' })).bottom).toBeGreaterThan(before),
    );
    await waitFor(async () => expect(await covered()).toEqual([]));
    await expect(close).toHaveFocus();
  },
});
