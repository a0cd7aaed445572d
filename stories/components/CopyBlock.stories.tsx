import { CopyBlock } from '@archive-console/ui';
import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const commands = [
  'Connect-ExchangeOnline',
  'New-JournalRule -Name "Archive" `',
  '  -JournalEmailAddress lindenhof-8f3a@journal.archive.example `',
  '  -Scope Global -Enabled $true',
].join('\n');

const meta = preview.meta({
  title: 'Components/Show/Copy block',
  component: CopyBlock,
  tags: ['autodocs', 'stable'],
  args: { label: 'PowerShell commands', value: commands, words: { copy: 'Copy commands' } },
});

export const Mono = meta.story({
  async play({ canvas, userEvent }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(commands);
    await expect(canvas.getByText(/New-JournalRule/)).toBeVisible();
    // What fits is no stop on the way of the Tab key.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

const letter = `Hello,

we are setting up the mail archive of Lindenhof GmbH and need the consent of a global administrator. You do not need an account for it.

1. Open https://console.archive.example/consent
2. Sign in with your Microsoft account.
3. Read what is asked for, and accept.

Thank you
Carla Weiss`;

export const Prose = meta.story({
  args: {
    label: 'Message for the global administrator',
    value: letter,
    variant: 'prose',
    words: { copy: 'Copy message' },
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/Carla Weiss/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy message' })).toBeVisible();
  },
});

export const TooLong = meta.story({
  args: {
    label: 'Support bundle',
    value: Array.from({ length: 60 }, (_, line) => `${line + 1} ImportTask.Failed MailboxNotFound`).join(
      '\n',
    ),
    words: { copy: 'Copy support bundle' },
  },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.tab();
    const text = canvas.getByRole('region', { name: 'Support bundle' });
    await expect(text).toHaveFocus();
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Wiederherstellungsanleitungszusammenfassung für die Systemadministration',
    words: { copy: 'Zusammenfassung kopieren' },
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Zusammenfassung kopieren' })).toBeVisible();
    await fitsATelephone();
  },
});
