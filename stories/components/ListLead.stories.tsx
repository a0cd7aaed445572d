import { Avatar, Badge, DomainsIcon, Icon, ListLead, Stack } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const meta = preview.meta({
  title: 'Components/Lists/List lead',
  component: ListLead,
  tags: ['autodocs', 'stable'],
  args: { children: <a href="#amelie">Amelie Brandt</a> },
});

export const Parts = meta.story({
  render: (args) => (
    <Stack>
      <ListLead {...args} />
      <ListLead {...args} avatar={<Avatar name="Amelie Brandt" />} second="amelie.brandt" />
      <ListLead
        {...args}
        avatar={<Avatar name="Amelie Brandt" />}
        second="amelie.brandt"
        after={<Badge>You</Badge>}
      />
      <ListLead avatar={<Icon of={DomainsIcon} />} second="23 mailboxes">
        <a href="#lindenhof">lindenhof.example</a>
      </ListLead>
    </Stack>
  ),
  async play({ canvas, userEvent }) {
    const [link] = canvas.getAllByRole('link', { name: 'Amelie Brandt' });
    await expect(canvas.getAllByText('amelie.brandt')).toHaveLength(2);
    await expect(canvas.getByText('You')).toBeVisible();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

/** What the row means on a card is left out there, where `secondOnCard` says so. */
export const OnACard = meta.story({
  args: { avatar: <Avatar name="Amelie Brandt" />, second: 'amelie.brandt', secondOnCard: false },
  render: (args) => (
    // The frame of a list, which turns to cards where it is narrow.
    <div style={{ container: 'list / inline-size' }}>
      <div style={{ position: 'relative', paddingInlineStart: 64 }}>
        <ListLead {...args} />
      </div>
    </div>
  ),
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
    await expect(canvas.getByText('amelie.brandt')).not.toBeVisible();
  },
});

export const Narrow = meta.story({
  args: {
    avatar: <Avatar name="Emre Hohenstein-Achterberg" />,
    children: <a href="#emre">Emre Hohenstein-Achterberg von der Wirtschaftsprüfungsgesellschaft</a>,
    second: 'emre.hohenstein-achterberg.wirtschaftspruefungsgesellschaft',
    after: <Badge>Datenschutzbeauftragter</Badge>,
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /^Emre/ })).toBeVisible();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  args: { avatar: <Avatar name="Amelie Brandt" />, second: 'amelie.brandt' },
  parameters: inEachState,
  render: (args) => <InEachState>{() => <ListLead {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('link', { name: 'Amelie Brandt' })),
});
