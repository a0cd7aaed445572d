import {
  Banner,
  bannerTones,
  Button,
  Card,
  MicrosoftIcon,
  Split,
  Stack,
  TextLink,
} from '@archive-console/ui';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/States/Banner',
  component: Banner,
  tags: ['autodocs', 'stable'],
  args: { title: 'Only one administrator is left.', children: 'Nobody else could restore access.' },
});

export const Tones = meta.story({
  render: (args) => (
    <Stack>
      {bannerTones.map((tone) => (
        <Banner {...args} key={tone} tone={tone} />
      ))}
      <Banner {...args} icon={MicrosoftIcon} title="Managed by Microsoft 365." />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByText('Only one administrator is left.')).toHaveLength(4);
  },
});

export const WithAction = meta.story({
  args: { tone: 'warning', action: <Button size="sm">Add role</Button> },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Add role' })).toBeVisible();
  },
});

/** A link reads on in the line of the words. */
export const WithLink = meta.story({
  args: { action: <TextLink href="#roles">Roles</TextLink> },
  async play({ canvas }) {
    const [words, link] = [canvas.getByText('Only one administrator is left.'), canvas.getByRole('link')].map(
      (part) => part.getBoundingClientRect(),
    );
    await expect(link?.top).toBeCloseTo(words?.top ?? 0, 0);
  },
});

/** The card decides, not the window. */
export const InASideCard = meta.story({
  args: { action: <TextLink href="#roles">Give another person the role</TextLink> },
  render: (args) => (
    <Split
      side={
        <Card title="In words">
          <Banner {...args} />
        </Card>
      }
    >
      <Card title="User" />
    </Split>
  ),
  async play({ canvas }) {
    const words = canvas.getByText(/^Nobody else/).getBoundingClientRect();
    await expect(canvas.getByRole('link').getBoundingClientRect().top).toBeGreaterThanOrEqual(words.bottom);
  },
});

const onDismiss = fn();

export const Dismissable = meta.story({
  args: {
    action: <Button size="sm">Add administrator</Button>,
    dismiss: { label: 'Hide this note', onDismiss },
  },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hide this note' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDismiss).toHaveBeenCalledTimes(1);
  },
});

export const Narrow = meta.story({
  args: {
    tone: 'warning',
    title: 'Nur noch eine Administratorin ist übrig.',
    children: 'Die Benutzerkontenwiederherstellungseinstellungen könnte sonst niemand ändern.',
    action: <Button size="sm">Administratorberechtigung hinzufügen</Button>,
    dismiss: { label: 'Hinweis ausblenden', onDismiss },
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /^Administratorberechtigung/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hinweis ausblenden' })).toBeVisible();
    await fitsATelephone();
  },
});
