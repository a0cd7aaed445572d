import { Badge, Quiet } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Show/Quiet',
  component: Quiet,
  tags: ['autodocs', 'stable'],
  args: { children: 'User' },
});

/** The eye finds the one that differs. */
export const BesideTheNotable = meta.story({
  render: (args) => (
    <ul>
      {['Amelie Brandt', 'Bjarne Olsen', 'Carla Weiss'].map((name) => (
        <li key={name}>
          {name} {name === 'Carla Weiss' ? <Badge tone="accent">Administrator</Badge> : <Quiet {...args} />}
        </li>
      ))}
    </ul>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByText('User')).toHaveLength(2);
    await expect(canvas.getByText('Administrator')).toBeVisible();
  },
});

/** On the cards of a narrow list the ordinary is left out, unless it is worth its place. */
export const OnACard = meta.story({
  render: (args) => (
    // The frame of a list, which turns to cards where it is narrow.
    <div style={{ container: 'list / inline-size' }}>
      <Quiet {...args} /> <Quiet onCard>Benutzerkontenwiederherstellungseinstellungen</Quiet>
    </div>
  ),
  args: { children: 'Benutzer' },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Benutzer')).not.toBeVisible();
    await expect(canvas.getByText('Benutzerkontenwiederherstellungseinstellungen')).toBeVisible();
    await fitsATelephone();
  },
});
