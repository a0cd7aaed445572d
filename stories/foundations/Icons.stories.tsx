import * as ui from '@archive-console/ui';
import { Grid, Icon, type IconShape, Inline, Mono } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({ title: 'Foundations/Icons' });

const icons = Object.entries(ui)
  .filter(([name]) => name.endsWith('Icon') && name !== 'Icon')
  .toSorted(([one], [other]) => one.localeCompare(other));

/** Tabler outline, 18 px, stroke 1.6. Named by what they stand for, so that the picture can change. */
export const Shapes = meta.story({
  render: () => (
    <Grid columns={4} gap={12}>
      {icons.map(([name, shape]) => (
        <Inline key={name} gap={8}>
          <Icon of={shape as IconShape} />
          <Mono>{name}</Mono>
        </Inline>
      ))}
    </Grid>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(icons.length);
    await expect(canvas.getByText('UsersIcon')).toBeVisible();
  },
});
