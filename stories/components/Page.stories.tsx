import { Card, Page, PageHeader } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Page',
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
