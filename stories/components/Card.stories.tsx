import { Badge, Button, Card, type CardProps, Grid, Stack, Text } from '@archive-console/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { leadsTo } from './leads-to.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Card',
  component: Card,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'Who can see this archive',
    children: <Text tone="muted">The owner, 4 delegates, and 7 people through the group Sales team.</Text>,
  },
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
});

export const Parts = meta.story({
  render: (args) => (
    <Stack>
      <Card {...args} />
      <Card {...args} aside="as of 14:02" />
      <Card {...args} aside="4 delegates" actions={<Button size="sm">Add delegates</Button>} />
      <Card {...args} padding="roomy" footer={<Button>Open access review</Button>} />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('region', { name: 'Who can see this archive' })).toHaveLength(4);
    const titles = canvas.getAllByRole('heading', { level: 2 });
    await expect(titles).toHaveLength(4);
    const [alone, , besideAButton] = titles.map((title) => {
      const card = title.closest('section') as HTMLElement;
      return title.getBoundingClientRect().top - card.getBoundingClientRect().top;
    });
    await expect(besideAButton).toBe(alone);
  },
});

const renew = fn();

export const LeadsSomewhere = meta.story({
  args: { title: 'Cloud connector', link: { render: leadsTo('#connector') } },
  render: (args) => (
    <Card
      {...args}
      actions={
        <Button size="sm" onClick={renew}>
          Renew token
        </Button>
      }
    />
  ),
  async play({ canvas, canvasElement, userEvent }) {
    const link = canvas.getByRole('link', { name: 'Cloud connector' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Renew token' }));
    await expect(renew).toHaveBeenCalledTimes(1);
    // Anywhere else on the card is the link.
    const { left, bottom } = canvas.getByRole('region').getBoundingClientRect();
    await expect(canvasElement.ownerDocument.elementFromPoint(left + 8, bottom - 8)).toBe(link);
  },
});

const onSelected = fn<(name: string, isSelected: boolean) => void>();

interface ChoicesProps extends CardProps {
  readonly names: readonly string[];
  /** Why the last one cannot be chosen. */
  readonly reason: string;
}

function ChoicesOf({ names, reason, ...props }: ChoicesProps) {
  const [chosen, setChosen] = useState<readonly string[]>(names.slice(0, 1));
  return (
    <Grid columns={3}>
      {names.map((name) => (
        <Card
          {...props}
          key={name}
          title={name}
          aside={name === names.at(-1) ? <Badge>Enterprise</Badge> : undefined}
          choice={{
            isSelected: chosen.includes(name),
            onSelected(isSelected) {
              onSelected(name, isSelected);
              setChosen(isSelected ? [...chosen, name] : chosen.filter((other) => other !== name));
            },
            disabledReason: name === names.at(-1) ? reason : undefined,
          }}
        />
      ))}
    </Grid>
  );
}

export const Choices = meta.story({
  render: (args) => (
    <ChoicesOf
      {...args}
      names={['Mailboxes', 'Public folders', 'Journal']}
      reason="Not part of your package"
    />
  ),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('checkbox', { name: 'Mailboxes' })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onSelected).toHaveBeenLastCalledWith('Public folders', true);
    await expect(canvas.getByRole('checkbox', { name: 'Public folders' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Journal' })).not.toBeChecked();
    await expect(canvas.getByText('Not part of your package')).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: {
    children: (
      <Text tone="muted">Stellvertretungsberechtigungen der Organisationseinheit bleiben erhalten.</Text>
    ),
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  render: (args) => (
    <ChoicesOf
      {...args}
      names={['Postfächer', 'Öffentliche Ordner', 'Nachrichtenverlaufsprotokollierung']}
      reason="Nicht Bestandteil Ihrer Archivierungsdienstvereinbarung"
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox', { name: 'Postfächer' })).toBeChecked();
    await expect(canvas.getByText(/^Nicht Bestandteil/)).toBeVisible();
    const titles = canvas.getAllByRole('heading');
    for (const [place, box] of canvas.getAllByRole('checkbox').entries()) {
      const title = titles[place]?.getBoundingClientRect();
      await expect(title?.left).toBeGreaterThan(box.getBoundingClientRect().right);
    }
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  args: { title: 'Cloud connector', link: { render: leadsTo('#connector') } },
  parameters: inEachState,
  render: (args) => <InEachState>{() => <Card {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('link', { name: 'Cloud connector' })),
});
