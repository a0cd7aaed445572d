import { Button, createToastQueue, Inline, type ToastMessage, ToastRegion } from '@archive-console/ui';
import { useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';

const short = 300;
const moment: ToastMessage = { tone: 'success', title: 'Role added', timeout: short };
const refused: ToastMessage = { tone: 'error', title: 'The role was not added' };

/** Two places with the same message: the hidden one reports that its time is over. */
function TwoPlaces({ read, other }: { readonly read: ToastMessage; readonly other: ToastMessage }) {
  const [queues] = useState(() => [createToastQueue(), createToastQueue()] as const);
  return (
    <>
      <Inline>
        <Button onClick={() => queues[0].show(read)}>Say on the left</Button>
        <Button onClick={() => queues[1].show(other)}>Say on the right</Button>
      </Inline>
      <ToastRegion queue={queues[0]} position="bottom-left" words={{ region: 'Left messages' }} />
      <ToastRegion queue={queues[1]} position="bottom-right" words={{ region: 'Right messages' }} />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/Toasts/Time',
  component: ToastRegion,
  tags: ['stable'],
  args: { queue: createToastQueue() },
  render: () => <TwoPlaces read={moment} other={moment} />,
});

const left = () => screen.findByRole('region', { name: 'Left messages' });
const rightIsClosed = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Right messages' })).not.toBeInTheDocument());
const leftIsClosed = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Left messages' })).not.toBeInTheDocument());

export const PausedUnderThePointer = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Say on the left' }));
    const message = within(await left()).getByRole('alertdialog');
    await userEvent.hover(message);
    // Looked for before it is asked for: it goes again soon.
    const right = screen.findByRole('region', { name: 'Right messages' });
    canvas.getByRole('button', { name: 'Say on the right' }).click();
    await right;
    await userEvent.hover(message);
    await rightIsClosed();
    await waitFor(() => expect(message).toBeVisible());
    await userEvent.unhover(message);
    await leftIsClosed();
  },
});

export const PausedByTheFocus = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Say on the left' }));
    const close = within(await left()).getByRole('button');
    close.focus();
    canvas.getByRole('button', { name: 'Say on the right' }).click();
    await screen.findByRole('region', { name: 'Right messages' });
    await rightIsClosed();
    await expect(close).toHaveFocus();
    await expect(close).toHaveAccessibleName('Close message: Role added');
    canvas.getByRole('button', { name: 'Say on the left' }).focus();
    await leftIsClosed();
  },
});

/** What is said while the window is not seen stays until it has been. */
export const PausedWhileTheWindowIsHidden = meta.story({
  render: () => <TwoPlaces read={moment} other={{ ...moment, timeout: 2 * short }} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Say on the right' }));
    await screen.findByRole('region', { name: 'Right messages' });
    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await userEvent.click(canvas.getByRole('button', { name: 'Say on the left' }));
    const message = within(await left()).getByRole('alertdialog');
    // The pointer that leaves lets no clock run, either.
    await userEvent.hover(message);
    await userEvent.unhover(message);
    // What is shown nowhere has its time: longer than that of both messages.
    const elsewhere = createToastQueue();
    elsewhere.show({ ...moment, timeout: 3 * short });
    await waitFor(() => expect(elsewhere.snapshot().toasts).toHaveLength(0));
    await expect(message).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Right messages' })).toBeVisible();
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await rightIsClosed();
    await leftIsClosed();
  },
});

export const ErrorsStay = meta.story({
  render: () => <TwoPlaces read={refused} other={moment} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Say on the left' }));
    await expect(within(await left()).getByText('The role was not added')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Say on the right' }));
    await screen.findByRole('region', { name: 'Right messages' });
    await rightIsClosed();
    await expect(within(await left()).getByText('The role was not added')).toBeVisible();
  },
});

export const ErrorWithATime = meta.story({
  render: () => <TwoPlaces read={{ ...refused, timeout: short }} other={moment} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Say on the left' }));
    await expect(within(await left()).getByText('The role was not added')).toBeInTheDocument();
    await leftIsClosed();
    await expect(canvas.getAllByRole('alert')[0]).toBeEmptyDOMElement();
  },
});
