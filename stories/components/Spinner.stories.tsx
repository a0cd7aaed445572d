import { Inline, Spinner, Text } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/States/Spinner',
  component: Spinner,
  tags: ['autodocs', 'stable'],
});

export const BesideWords = meta.story({
  render: (args) => (
    <Inline>
      <Spinner {...args} />
      <Text size="small" tone="muted">
        2 jobs
      </Text>
    </Inline>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('2 jobs')).toBeVisible();
  },
});

/** For what runs for hours beside other content: it stands still. */
export const Still = BesideWords.extend({ args: { isStill: true } });
