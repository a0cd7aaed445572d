import { Button, emptyReasons, MessagePage, Stack } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/States/Message page',
  component: MessagePage,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'This user does not exist',
    text: 'Somebody may have deleted it.',
    code: 'User.NotFound',
    action: <Button>Show all users</Button>,
  },
});

export const NotFound = meta.story({
  args: { reason: 'no-match' },
  async play({ canvas }) {
    const heading = canvas.getByRole('heading', { level: 1, name: 'This user does not exist' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const Narrow = meta.story({
  args: {
    reason: 'no-access',
    title: 'Keine Berechtigung für die Benutzerkontenwiederherstellungseinstellungen',
    text: 'Ihrem Benutzerkonto fehlt die Administratorberechtigung der Organisationseinheit.',
    code: 'Default.Forbidden',
    action: <Button>Von der Verwaltungsoberfläche abmelden</Button>,
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Keine Berechtigung/);
    await expect(canvas.getByRole('button', { name: /abmelden$/ })).toBeVisible();
    await fitsATelephone();
  },
});

export const Reasons = meta.story({
  args: { reason: 'no-match' },
  render: (args) => (
    <Stack>
      {emptyReasons.map((reason) => (
        <MessagePage {...args} key={reason} reason={reason} />
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button', { name: 'Show all users' })).toHaveLength(3);
  },
});
