import { CopyButton } from '@archive-console/ui';
import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { germanCopyWords, notCopied } from './copy-words.ts';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Actions/Copy button',
  component: CopyButton,
  tags: ['autodocs', 'stable'],
  args: { text: 'amelie.brandt', words: { copy: 'Copy user name' } },
});

export const Copies = meta.story({
  async play({ canvas, userEvent }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy user name' }));
    await expect(write).toHaveBeenCalledWith('amelie.brandt');
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
  },
});

export const ClipboardRefused = meta.story({
  async play({ canvas, userEvent }) {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    const command = spyOn(document, 'execCommand').mockImplementation(() => {
      const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true });
      document.dispatchEvent(event);
      return event.clipboardData?.getData('text/plain') === 'amelie.brandt';
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy user name' }));
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    await expect(command).toHaveBeenCalledWith('copy');
  },
});

export const CannotCopy = meta.story({
  async play({ canvas, userEvent }) {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy user name' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(notCopied);
    await expect(canvas.getAllByText(notCopied)).toHaveLength(2);
  },
});

export const Narrow = meta.story({
  args: { words: germanCopyWords('Wiederherstellungsschlüssel der Organisation kopieren') },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas, userEvent }) {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: /^Wiederherstellungsschlüssel/ }));
    await expect((await canvas.findAllByText(/^Nicht kopiert/))[0]).toBeVisible();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <CopyButton {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('button', { name: 'Copy user name' })),
});
