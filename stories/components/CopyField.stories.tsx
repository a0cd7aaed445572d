import { CopyField } from '@archive-console/ui';
import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { germanCopyWords } from './copy-words.ts';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Show/Copy field',
  component: CopyField,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'TXT record',
    value: 'archive-verification=8f3a2c19d4',
    words: { copy: 'Copy value' },
  },
});

export const Value = meta.story({
  async play({ canvas, userEvent }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy value' }));
    await expect(write).toHaveBeenCalledWith('archive-verification=8f3a2c19d4');
  },
});

export const Narrow = meta.story({
  args: {
    label: 'TXT-Eintrag der Domaininhaberschaftsüberprüfung',
    value: 'archive-verification=8f3a2c19d4e7b60a5c1f9e2d7b3a4c58-vertriebsunterlagen',
    words: germanCopyWords('Überprüfungseintrag kopieren'),
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ args, canvas }) {
    await expect(canvas.getByText(args.value)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Überprüfungseintrag kopieren' })).toBeVisible();
    await fitsATelephone();
  },
});
