import { Button, Card, Stack, Text } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  tags: ['autodocs'],
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
      <Card {...args} padding="roomy" footer={<Button>Open access review</Button>} />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('region', { name: 'Who can see this archive' })).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
});
