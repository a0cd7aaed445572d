import { Button, Inline } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Layout/Inline',
  component: Inline,
  tags: ['autodocs', 'stable'],
  args: {
    children: ['Edit profile', 'Add to group', 'Delete user'].map((action) => (
      <Button key={action}>{action}</Button>
    )),
  },
});

export const WrapsWhenFull = meta.story({
  args: {
    children: ['Wiederherstellungseinstellungen', 'Benutzerkontenwiederherstellungseinstellungen'].map(
      (noun) => <Button key={noun}>{noun}</Button>,
    ),
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('button');
    await expect(second?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0);
    await fitsATelephone();
  },
});
