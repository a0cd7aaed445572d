import { Inline, Logo } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { leadsTo } from './leads-to.tsx';

const meta = preview.meta({
  title: 'Components/Logo',
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
