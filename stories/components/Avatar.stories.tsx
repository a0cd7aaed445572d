import { Avatar, Inline } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Show/Avatar',
  component: Avatar,
  tags: ['autodocs', 'stable'],
  args: { name: 'Carla Weiss' },
});

const people = [
  'Amelie Brandt',
  'Frieda Hohenstein-Achterberg',
  'Emre Yıldız',
  'support',
  'daniyar.seitkali@lindenhof.example',
];

export const People = meta.story({
  render: (args) => (
    <Inline>
      {people.map((name) => (
        <Avatar {...args} key={name} name={name} />
      ))}
      <Avatar {...args} size="lg" />
      <Avatar {...args} tone="accent" />
    </Inline>
  ),
  async play({ canvasElement }) {
    const drawn = [...canvasElement.querySelectorAll('[data-letters]')].map(
      (avatar) => getComputedStyle(avatar, '::before').content,
    );
    await expect(drawn).toEqual(['"AB"', '"FH"', '"EY"', '"SU"', '"DS"', '"CW"', '"CW"']);
  },
});
