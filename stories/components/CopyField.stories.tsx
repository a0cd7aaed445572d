import { CopyField } from '@archive-console/ui';
import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { notCopied } from './copy-words.ts';

const meta = preview.meta({
  title: 'Components/Copy field',
  component: CopyField,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'TXT record',
    value: 'archive-verification=8f3a2c19d4',
    words: { copy: 'Copy value', copied: 'Copied', notCopied },
  },
});

export const Value = meta.story({
  async play({ canvas, userEvent }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy value' }));
    await expect(write).toHaveBeenCalledWith('archive-verification=8f3a2c19d4');
  },
});
