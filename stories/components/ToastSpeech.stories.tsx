import { Button, createToastQueue, Inline, type ToastMessage, ToastRegion } from '@archive-console/ui';
import { useState } from 'react';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const first: ToastMessage = { tone: 'error', title: 'The role was not added' };
const second: ToastMessage = { tone: 'error', title: 'The user was not deleted' };
const saved: ToastMessage = { tone: 'success', title: 'Settings saved', timeout: null };

function Speaking() {
  const [queue] = useState(createToastQueue);
  return (
    <>
      <Inline>
        <Button onClick={() => [first, second].map((message) => queue.show(message))}>
          Say both at once
        </Button>
        <Button onClick={() => queue.show(second)}>Say the second</Button>
        <Button onClick={() => queue.show(saved)}>Say it is saved</Button>
      </Inline>
      <ToastRegion queue={queue} />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/Toasts/Speech',
  component: ToastRegion,
  tags: ['stable'],
  args: { queue: createToastQueue() },
  render: () => <Speaking />,
});

/** Whatever is added to a live region is said: new parts, and parts whose words change. */
function listenTo(region: HTMLElement): readonly string[] {
  const heard: string[] = [];
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const said = type === 'characterData' ? [target] : [...addedNodes];
      heard.push(...said.map((node) => node.textContent ?? ''));
    }
  }).observe(region, { childList: true, characterData: true, subtree: true });
  return heard;
}

/** How long a message is said. */
const SAYING = 5000;

/** Keeps back what would end the saying of a message, and answers how to let it come at once. */
function keepSaying(): () => void {
  const ends: (() => void)[] = [];
  const real = window.setTimeout;
  spyOn(window, 'setTimeout').mockImplementation(((end: () => void, delay?: number) => {
    if (delay !== SAYING) return real(end, delay);
    ends.push(end);
    return 0;
  }) as typeof setTimeout);
  return () => {
    for (const end of ends) end();
  };
}

export const SaidOnce = meta.story({
  async play({ canvas, userEvent }) {
    const fallSilent = keepSaying();
    const heard = listenTo(canvas.getByRole('alert'));
    await userEvent.click(canvas.getByRole('button', { name: 'Say both at once' }));
    await waitFor(() =>
      expect(heard).toEqual(['Error: The role was not added', 'Error: The user was not deleted']),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Say the second' }));
    await waitFor(() => expect(heard.at(-1)).toBe('Error: The user was not deleted 2 times'));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Close message: The user was not deleted' }),
    );
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Say it is saved' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Done: Settings saved');
    fallSilent();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(heard).toHaveLength(3);
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(2);
  },
});
