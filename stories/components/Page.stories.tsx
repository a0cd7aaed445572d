import { Card, Page, PageHeader } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Layout/Page',
  component: Page,
  tags: ['autodocs', 'stable'],
  args: {
    role: 'group',
    'aria-label': 'Page',
    children: (
      <>
        <PageHeader title="Users" sentence="People who can sign in and search the archive." />
        <Card>The list</Card>
      </>
    ),
  },
});

export const AtMost1240 = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('group').offsetWidth).toBeLessThanOrEqual(1240);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: {
    'aria-label': 'Seite',
    children: (
      <>
        <PageHeader
          title="Benutzerkontenwiederherstellungseinstellungen"
          sentence="Wer Wiederherstellungsbenachrichtigungsempfängeradressen ändern kann."
        />
        <Card>Benutzerkontenwiederherstellungseinstellungen</Card>
      </>
    ),
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await fitsATelephone();
  },
});
