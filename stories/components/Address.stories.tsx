import { Address } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Show/Address',
  component: Address,
  tags: ['autodocs', 'stable'],
  args: { children: 'amelie.brandt@lindenhof.example' },
});

export const OneLine = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('amelie.brandt@lindenhof.example')).toBeVisible();
  },
});

export const Broken = meta.story({
  render: (args) => (
    <p style={{ width: 160 }}>
      <Address {...args} />
    </p>
  ),
  async play({ canvas }) {
    const address = canvas.getByText('amelie.brandt@lindenhof.example');
    const [local, domain] = ['.brandt', '@lindenhof.example'].map((part) => {
      const text = [...address.childNodes].find((node) => node.textContent === part);
      const range = document.createRange();
      range.selectNodeContents(text ?? address);
      return range.getBoundingClientRect();
    });
    await expect(domain?.top).toBeGreaterThan(local?.top ?? Infinity);
  },
});

/** Among other words it goes to the next line as a whole, as long as that holds it. */
export const InASentence = meta.story({
  args: { children: 'b.olsen@lindenhof.example', inSentence: true },
  render: (args) => (
    <p style={{ width: 200 }}>
      User mailbox, imported · <Address {...args} />
    </p>
  ),
  async play({ canvas }) {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('b.olsen@lindenhof.example'));
    const lines = new Set([...range.getClientRects()].map(({ top }) => top));
    await expect(lines.size).toBe(1);
  },
});

export const Narrow = meta.story({
  args: { children: 'benutzerkontenwiederherstellungseinstellungen@wohnungsbaugenossenschaften.example' },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText(/^benutzerkonten/)).toBeVisible();
    await fitsATelephone();
  },
});
