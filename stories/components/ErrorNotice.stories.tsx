import { Button, ErrorNotice, RetryIcon } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { notCopied } from './copy-words.ts';

const meta = preview.meta({
  title: 'Components/Error notice',
  component: ErrorNotice,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'The users could not be loaded',
    text: 'The service did not answer in time. Nothing was changed.',
    code: 'Frontend.FetchError',
    trace: {
      label: 'Trace id',
      id: '4bf92f3577b34da6a3ce929d0e0e4736',
      words: { copy: 'Copy trace id', copied: 'Copied', notCopied },
    },
    action: <Button icon={RetryIcon}>Try again</Button>,
  },
});

export const WithRetry = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Frontend.FetchError');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy trace id' })).toBeVisible();
  },
});

export const Narrow = WithRetry.extend({ globals: { viewport: { value: 'telephone' } } });
