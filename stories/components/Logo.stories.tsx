import { Inline, Logo } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { leadsTo } from './leads-to.tsx';

const meta = preview.meta({
  title: 'Components/Show/Logo',
  component: Logo,
  tags: ['autodocs', 'stable'],
  args: { name: 'Archive Console' },
});

export const Forms = meta.story({
  render: (args) => (
    <Inline gap={32}>
      <Logo {...args} />
      <Logo {...args} detail="Lindenhof GmbH" size={24} />
      <Logo {...args} detail="Lindenhof GmbH" render={leadsTo('#home')} />
    </Inline>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Archive Console Lindenhof GmbH' })).toHaveAttribute(
      'href',
      '#home',
    );
  },
});

export const Narrow = meta.story({
  args: {
    detail: 'Wohnungsbaugenossenschaft Niedersachsen-Nordrhein-Westfalen eG',
    render: leadsTo('#home'),
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /^Archive Console Wohnungsbau/ })).toBeVisible();
    await fitsATelephone();
  },
});
