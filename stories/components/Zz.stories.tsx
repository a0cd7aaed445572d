import { Avatar } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
const meta = preview.meta({ title: 'Zz', component: Avatar });
export const A = meta.story({
  render: () => (
    <p>
      <Avatar name="Emre Y" />
      plain
    </p>
  ),
  async play({ canvasElement }) {
    console.log('HTML', canvasElement.innerHTML, '|', canvasElement.textContent);
    await expect(canvasElement).toHaveTextContent('plain');
  },
});
