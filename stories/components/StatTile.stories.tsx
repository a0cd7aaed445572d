import { Grid, ImportIcon, MailIcon, StatTile, StorageIcon } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { leadsTo } from './leads-to.tsx';

const meta = preview.meta({
  title: 'Components/Stat tile',
  component: StatTile,
  tags: ['autodocs', 'stable'],
  args: {
    icon: MailIcon,
    label: 'Mails archived',
    value: '1,204,388',
    note: '+18,204 this month',
    render: leadsTo('#usage'),
  },
});

export const States = meta.story({
  render: (args) => (
    <Grid columns={4}>
      <StatTile {...args} />
      <StatTile icon={StorageIcon} label="Storage" value="78.2 GB" note="of 90 GB" />
      <StatTile icon={ImportIcon} label="Imports" />
    </Grid>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('link', { name: /Mails archived\s*1,204,388/ })).toHaveAttribute(
      'href',
      '#usage',
    );
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <StatTile {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('link', { name: /Mails archived/ }), ['hovered', 'focused']),
});
