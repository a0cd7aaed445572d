import { FileField, type FileFieldProps } from '@archive-console/ui';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { draggedItems } from './dragged-items.ts';
import { messageFileWords } from './file-words.ts';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { useHeld } from './use-held.ts';

const reasons = {
  type: (name = 'This') => `${name} is no .eml file. Save the message as .eml first.`,
  size: (name = 'It') => `${name} is larger than 2 KB. Choose a smaller one.`,
  several: () => 'Only one file can be looked at. Drop one.',
};

function Held(props: FileFieldProps) {
  return <FileField {...props} {...useHeld(props.value, props.onChange)} />;
}

const meta = preview.meta({
  title: 'Components/Forms/File field',
  component: FileField,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Try it on a message',
    hint: 'The message stays on this computer. At most 2 KB.',
    accept: ['.eml', 'message/rfc822'],
    maxBytes: 2000,
    value: null,
    onChange: fn(),
    formatSize: (bytes) => `${bytes.toLocaleString('en-US')} bytes`,
    words: { ...messageFileWords, refused: (why, name) => reasons[why](name) },
  },
  render: (args) => <Held {...args} />,
});

const offer = new File(['x'.repeat(1500)], 'offer.eml', { type: 'message/rfc822' });
const photo = new File(['x'], 'photo.png', { type: 'image/png' });
const archive = new File(['x'.repeat(2001)], 'archive.eml', { type: 'message/rfc822' });

async function dragged(type: 'dragenter' | 'drop', canvasElement: HTMLElement, files: File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  return draggedItems(type, canvasElement, items);
}

async function drop(canvasElement: HTMLElement, ...files: File[]) {
  const zone = await dragged('dragenter', canvasElement, files);
  await expect(zone).toHaveAttribute('data-drop-target', 'true');
  await dragged('drop', canvasElement, files);
}

export const Empty = meta.story({
  async play({ canvas }) {
    const group = canvas.getByRole('group', { name: 'Try it on a message' });
    await expect(group).toHaveAccessibleDescription(/stays on this computer/);
    await expect(canvas.getByRole('button', { name: 'choose a file' })).toHaveAccessibleDescription(
      /At most 2 KB/,
    );
  },
});

export const Chosen = meta.story({
  async play({ args, canvas, canvasElement, userEvent }) {
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    const opened = fn((event: Event) => event.preventDefault());
    input.addEventListener('click', opened, { once: true });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'choose a file' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
    await userEvent.upload(input, offer);
    await expect(args.onChange).toHaveBeenLastCalledWith(offer);
    await expect(canvas.getByText('offer.eml')).toBeVisible();
    await expect(canvas.getByText('1,500 bytes')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('offer.eml is chosen.');
  },
});

export const Disabled = meta.story({
  args: { value: offer, disabledReason: 'Save the policy first.' },
  async play({ args, canvas, canvasElement, userEvent }) {
    const button = canvas.getByRole('button', { name: 'choose a file' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Save the policy first.');
    await expect(canvasElement.querySelector('input')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Remove offer.eml' })).toBeNull();
    await expect(await dragged('dragenter', canvasElement, [offer])).not.toHaveAttribute('data-drop-target');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('offer.eml')).toBeVisible();
  },
});

export const Removed = meta.story({
  args: { value: offer },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove offer.eml' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'choose a file' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('No file is chosen.');
  },
});

export const Dropped = meta.story({
  async play({ args, canvas, canvasElement }) {
    await drop(canvasElement, offer);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(canvas.getByText('offer.eml')).toBeVisible();
  },
});

export const RefusedForItsType = meta.story({
  args: { value: offer },
  async play({ args, canvas, canvasElement }) {
    await drop(canvasElement, photo);
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Try it on a message' })).toHaveAccessibleDescription(
        /photo.png is no .eml file/,
      ),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('offer.eml')).toBeVisible();
  },
});

export const RefusedForItsSize = meta.story({
  async play({ args, canvas, canvasElement }) {
    await drop(canvasElement, archive);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/larger than 2 KB/));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const RefusedForTheirNumber = meta.story({
  async play({ args, canvas, canvasElement }) {
    await drop(canvasElement, offer, archive);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Only one file/));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  args: { value: offer, error: 'This message has no header. Save it again as .eml.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'choose a file' })).toHaveAccessibleDescription(
      /no header/,
    );
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Beispielnachricht für die Regelüberprüfung',
    hint: 'Die Nachricht verlässt diesen Computer nicht. Höchstens 2 KB.',
    formatSize: (bytes) => `${bytes.toLocaleString('de')} Byte`,
    value: new File(['x'], 'Sitzungsprotokoll_Gesellschafterversammlung_2026-11-21_Entwurfsfassung.eml'),
    words: {
      drop: 'E-Mail-Nachrichtendatei (.eml) hierher ziehen oder',
      choose: 'Datei auswählen',
      remove: (name) => `${name} entfernen`,
      chosen: (name) => `${name} ist ausgewählt.`,
      removed: 'Keine Datei ist ausgewählt.',
      refused: (_why, name = 'Das') => `${name} ist keine .eml-Datei.`,
    },
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Datei auswählen' })).toBeVisible();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <Held {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('button', { name: 'choose a file' })),
});
