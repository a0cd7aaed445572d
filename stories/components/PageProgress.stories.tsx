import { Page, PageHeader, PageProgress } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/States/Page progress',
  component: PageProgress,
  tags: ['autodocs', 'stable'],
  parameters: { isWholePage: true },
  args: { label: 'Loading the page' },
  render: (args) => (
    <main>
      <PageProgress {...args} />
      <Page>
        <PageHeader
          title="Users"
          sentence="The page that was read before stays until the next one is here."
        />
      </Page>
    </main>
  ),
});

export const UnderWay = meta.story({
  async play({ canvas }) {
    const line = canvas.getByRole('progressbar', { name: 'Loading the page' });
    const { top, left, width } = line.getBoundingClientRect();
    await expect([top, left, width]).toEqual([0, 0, window.innerWidth]);
  },
});

export const SystemColors = UnderWay.extend({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    const line = canvas.getByRole('progressbar', { name: 'Loading the page' });
    const colorOf = (pseudo?: string) => getComputedStyle(line, pseudo).backgroundColor;
    await expect(colorOf('::after')).not.toBe(colorOf());
    await expect(colorOf('::after')).not.toBe(getComputedStyle(document.body).backgroundColor);
  },
});
