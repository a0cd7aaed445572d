import { FileField } from '@archive-console/ui';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { draggedItems } from './dragged-items.ts';
import { messageFileWords } from './file-words.ts';

const offer = new File(['x'], 'offer.eml', { type: 'message/rfc822' });

/** What is dropped and is no file: the field says so, and what was chosen stays. */
const meta = preview.meta({
  title: 'Components/Forms/File field/No file',
  component: FileField,
  tags: ['stable'],
  args: {
    label: 'Try it on a message',
    accept: ['.eml'],
    value: offer,
    onChange: fn(),
    formatSize: (bytes) => `${bytes} bytes`,
    words: messageFileWords,
  },
});

async function drop(canvasElement: HTMLElement, item: object) {
  await draggedItems('dragenter', canvasElement, [item]);
  await draggedItems('drop', canvasElement, [item], () => 'Dear customer');
}

export const Folder = meta.story({
  async play({ args, canvas, canvasElement }) {
    const entry = { isFile: false, isDirectory: true, name: 'Messages' };
    await drop(canvasElement, { kind: 'file', type: '', webkitGetAsEntry: () => entry });
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Try it on a message' })).toHaveAccessibleDescription(
        'Messages is no .eml file.',
      ),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Messages is no .eml file.');
    await expect(canvas.getByText('offer.eml')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Text = meta.story({
  async play({ args, canvas, canvasElement }) {
    await drop(canvasElement, { kind: 'string', type: 'text/plain' });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('This is no .eml file.'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
