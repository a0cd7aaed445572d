import { Button, ErrorNotice, RetryIcon } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { germanCopyWords } from './copy-words.ts';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/States/Error notice',
  component: ErrorNotice,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'The users could not be loaded',
    text: 'The service did not answer in time. Nothing was changed.',
    code: 'Frontend.FetchError',
    trace: {
      id: '4bf92f3577b34da6a3ce929d0e0e4736',
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

export const Narrow = meta.story({
  args: {
    title: 'Die Postfachstellvertretungsberechtigungen konnten nicht geladen werden',
    text: 'Der Archivierungsdienst hat nicht rechtzeitig geantwortet. Es wurde nichts geändert.',
    trace: {
      id: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      words: { ...germanCopyWords('Trace-ID kopieren'), label: 'Trace-ID' },
    },
    action: <Button icon={RetryIcon}>Stellvertretungsberechtigungen erneut laden</Button>,
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Frontend.FetchError');
    await expect(canvas.getByRole('button', { name: /erneut laden$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Trace-ID kopieren' })).toBeVisible();
    await fitsATelephone();
  },
});
