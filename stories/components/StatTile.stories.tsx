import { Grid, ImportIcon, MailIcon, StatTile, StorageIcon, TextButton } from '@archive-console/ui';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { leadsTo } from './leads-to.tsx';

const meta = preview.meta({
  title: 'Components/Show/Stat tile',
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

export const Populated = meta.story({
  render: (args) => (
    <Grid columns={4} least={160}>
      <StatTile {...args} />
      <StatTile
        icon={StorageIcon}
        label="Storage"
        value="78.2 GB"
        note="of 90 GB"
        age={{ text: 'as of 14:02' }}
        meter={{ share: 0.87, tone: 'warning' }}
      />
      <StatTile
        icon={ImportIcon}
        label="Imports"
        value="39 of 41"
        note="2 failed"
        age={{ text: 'as of 14:02' }}
      />
    </Grid>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('link', { name: /Mails archived\s*1,204,388/ })).toHaveAttribute(
      'href',
      '#usage',
    );
    await expect(canvas.getAllByText('as of 14:02')).toHaveLength(2);
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
  },
});

export const Loading = meta.story({
  render: (args) => (
    <Grid columns={4} least={160}>
      <StatTile icon={MailIcon} label={args.label} />
    </Grid>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('Mails archived')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
  },
});

export const Stale = meta.story({
  args: { age: { text: 'as of 9:14, not read since', isStale: true } },
  render: (args) => (
    <Grid columns={2} least={160}>
      <StatTile {...args} />
      <StatTile icon={StorageIcon} label="Storage" value="78.2 GB" note="of 90 GB" />
    </Grid>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveTextContent('as of 9:14, not read since');
    const colors = ['1,204,388', '78.2 GB'].map((value) => getComputedStyle(canvas.getByText(value)).color);
    await expect(colors[0]).not.toBe(colors[1]);
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: {
    failed: {
      text: 'Not available',
      action: (
        <TextButton onClick={onRetry} aria-label="Try again: Mails archived">
          Try again
        </TextButton>
      ),
    },
  },
  render: (args) => (
    <Grid columns={4} least={160}>
      <StatTile {...args} />
      <StatTile icon={StorageIcon} label="Storage" value="78.2 GB" note="of 90 GB" />
    </Grid>
  ),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not available');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Try again: Mails archived' })).toHaveFocus();
  },
});

export const Narrow = meta.story({
  render: () => (
    <Grid columns={4} least={160}>
      <StatTile
        icon={MailIcon}
        label="Archivierungsvolumen"
        value="1.204.388"
        note="+18.204 im laufenden Abrechnungsmonat"
        age={{ text: 'Stand 09:14 Uhr, seither unerreichbar', isStale: true }}
      />
      <StatTile
        icon={StorageIcon}
        label="Speicherplatzkontingent"
        failed={{ text: 'Derzeit nicht verfügbar', action: <TextButton>Erneut versuchen</TextButton> }}
      />
    </Grid>
  ),
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <StatTile {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('link', { name: /Mails archived/ })),
});
