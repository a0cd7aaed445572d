import { Button, FatalErrorPage, Logo, RetryIcon } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { germanCopyWords } from './copy-words.ts';
import { fitsATelephone } from './fits-a-telephone.ts';
import { isFramed } from './seen-in-system-colors.ts';

const meta = preview.meta({
  title: 'Components/States/Fatal error page',
  component: FatalErrorPage,
  tags: ['autodocs', 'stable'],
  // It takes the focus: on the page of documentation each has a page of its own.
  parameters: { isWholePage: true, docs: { story: { inline: false, height: '560px' } } },
  args: {
    logo: <Logo name="Archive Console" />,
    pageTitle: 'Users',
    heading: 'Internal server error',
    text: 'The page could not be shown. Nothing was changed.',
    details: 'The service could not reach its database.',
    code: 'Default.InternalServerError',
    trace: {
      id: '4bf92f3577b34da6a3ce929d0e0e4736',
    },
    actions: (
      <Button design="primary" icon={RetryIcon}>
        Try again
      </Button>
    ),
  },
});

export const Complete = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Internal server error' })).toHaveFocus();
    await expect(canvas.getByText('Default.InternalServerError')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy trace id' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Least = meta.story({
  render: (args) => <FatalErrorPage logo={args.logo} heading={args.heading} />,
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('heading')).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: {
    pageTitle: 'Benutzerverwaltung',
    heading: 'Archivierungs\u00ADdienst\u00ADkonfigurations\u00ADfehler',
    text: 'Die Seite konnte nicht angezeigt werden. Es wurde nichts geändert.',
    details: 'Die Datenbank\u00ADverbindungs\u00ADeinstellungen der Organisationseinheit fehlen.',
    trace: {
      id: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      words: { ...germanCopyWords('Trace-ID kopieren'), label: 'Trace-ID' },
    },
    actions: (
      <Button design="primary" icon={RetryIcon}>
        Benutzerverwaltung erneut laden
      </Button>
    ),
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Archivierungs.*fehler$/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Trace-ID kopieren' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /erneut laden$/ })).toBeVisible();
    await fitsATelephone();
  },
});

export const SystemColors = Complete.extend({
  globals: { theme: 'forced' },
  async play(context) {
    await Complete.play(context);
    for (const button of context.canvas.getAllByRole('button')) await expect(isFramed(button)).toBe(true);
  },
});
