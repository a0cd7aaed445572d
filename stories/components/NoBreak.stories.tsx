import { NoBreak, Text } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Show/No break',
  component: NoBreak,
  tags: ['autodocs', 'stable'],
  args: { of: 'RE-2026-10-7731', children: 'The charge of invoice RE-2026-10-7731 came back' },
});

export const InASentence = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('RE-2026-10-7731')).toBeVisible();
  },
});

/** Where the number is not in the text, the text is there. */
export const Without = meta.story({
  args: { of: ['', 'RE-2026-09-7731'], children: 'Everything is paid' },
  async play({ canvas }) {
    await expect(canvas.getByText('Everything is paid')).toBeVisible();
  },
});

/** Wherever the lines break, each number stays on one. */
export const Narrow = meta.story({
  args: { of: ['LH-2048-7731-0003', 'DE98ZZZ09999999999'] },
  render: (args) => (
    <Text>
      <NoBreak {...args}>
        Lindenhof GmbH · BIC COBADEFFXXX · Mandat LH-2048-7731-0003 · Gläubiger-ID DE98ZZZ09999999999 · Seit
        03.02.2025, als LH-2048-7731-0003 vereinbart wurde
      </NoBreak>
    </Text>
  ),
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas, args: { of } }) {
    for (const number of of)
      for (const shown of canvas.getAllByText(number)) await expect(shown.getClientRects()).toHaveLength(1);
    await fitsATelephone();
  },
});
