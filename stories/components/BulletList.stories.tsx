import { BulletList, Text } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Show/Bullet list',
  component: BulletList,
  tags: ['autodocs', 'stable'],
  args: {
    children: [
      <li key="mail">The mail archive stays as it is.</li>,
      <li key="people">Nobody can sign in any more.</li>,
      <li key="invoices">Invoices can be downloaded for 30 days.</li>,
    ],
  },
});

export const Points = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Quiet = meta.story({
  render: (args) => (
    <BulletList {...args}>
      <Text as="li" tone="muted">
        It can take a few minutes.
      </Text>
      <Text as="li" tone="muted">
        Look into the folder for unwanted mail.
      </Text>
    </BulletList>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Narrow = meta.story({
  args: {
    children: [
      <li key="step">Danach genügen E-Mail und Passwort, um sich bei Ihrem Konto anzumelden.</li>,
      <li key="codes">
        Wiederherstellungscodes und Authentifizierungsanwendungsverknüpfungen gelten nicht mehr.
      </li>,
    ],
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await fitsATelephone();
  },
});
