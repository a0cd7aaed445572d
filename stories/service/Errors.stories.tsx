import { CLIENT_ERROR_CODES, SERVICE_ERROR_CODES } from '@archive-console/api-client';
import { Suspense } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ErrorsPage } from './ErrorsPage.tsx';

const meta = preview.meta({ title: 'Service/Errors' });

/** Every code: its status, its words, who answers it, how to provoke it. */
export const Codes = meta.story({
  render: () => (
    <Suspense fallback={<p>Reading the words …</p>}>
      <ErrorsPage />
    </Suspense>
  ),
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('heading', { level: 1 });
    const codes = SERVICE_ERROR_CODES.length + CLIENT_ERROR_CODES.length;
    await expect(canvasElement.querySelectorAll('h3')).toHaveLength(codes);
    const entry = canvasElement.querySelector('[aria-labelledby="User.CannotDeleteCurrentUser"]');
    await expect(entry).toHaveTextContent(/Delete yourself\.\s*Status 409\. Answered by deleteUser\./);
    await expect(entry?.querySelector('[lang=de]')).toHaveTextContent(/eigenes Konto/);
  },
});

export const Narrow = Codes.extend({
  globals: { viewport: { value: 'telephone' }, theme: 'dark' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
