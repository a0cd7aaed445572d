import {
  AdministratorIcon,
  Button,
  Card,
  type Notice,
  NoticeList,
  PasswordIcon,
  WarningIcon,
} from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const items: readonly Notice[] = [
  {
    id: 'import',
    icon: WarningIcon,
    tone: 'danger',
    title: 'Import of sales@ failed',
    text: 'Mailbox not found on the server',
    action: (
      <Button size="sm" aria-label="Open import of sales@">
        Open import
      </Button>
    ),
  },
  { id: 'token', icon: PasswordIcon, tone: 'warning', title: 'Connector token expires in 12 days' },
  { id: 'administrators', icon: AdministratorIcon, tone: 'info', title: 'Only two administrators' },
];

const meta = preview.meta({
  title: 'Components/States/Notice list',
  component: NoticeList,
  tags: ['autodocs', 'stable'],
  args: {
    items,
  },
});

export const InACard = meta.story({
  render: (args) => (
    <Card title="Needs attention" aside="as of 14:02">
      <NoticeList {...args} />
    </Card>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Open import of sales@' })).toBeVisible();
  },
});

export const Narrow = InACard.extend({
  args: {
    items: [
      {
        id: 'import',
        icon: WarningIcon,
        tone: 'danger',
        title: 'Postfachdatenübernahmeauftragsverarbeitung fehlgeschlagen',
        text: 'Benutzerkontenwiederherstellungseinstellungen wurden nicht gefunden',
        action: <Button size="sm">Benutzerkontenwiederherstellungseinstellungen öffnen</Button>,
      },
      {
        id: 'token',
        icon: PasswordIcon,
        tone: 'warning',
        title: 'Konnektorzugriffsschlüssel läuft ab',
        text: 'In 12 Tagen',
        action: <Button size="sm">Zugriffsschlüssel erneuern</Button>,
      },
    ],
  },
  render: (args) => (
    <Card title="Handlungsbedarf" aside="Stand 14:02">
      <NoticeList {...args} />
    </Card>
  ),
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Zugriffsschlüssel erneuern' })).toBeVisible();
    await fitsATelephone();
  },
});
