import { Banner, bannerTones, Button, MicrosoftIcon, Stack } from '@archive-console/ui';
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
