import { CopyButton } from '@archive-console/ui';
import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  args: { text: 'amelie.brandt', label: 'Copy user name', copiedLabel: 'Copied' },
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
