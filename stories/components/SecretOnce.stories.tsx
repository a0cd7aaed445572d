import { SecretOnce } from '@archive-console/ui';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { notCopied } from './copy-words.ts';
import { fitsATelephone } from './fits-a-telephone.ts';
import { useHeld } from './use-held.ts';

const meta = preview.meta({
  title: 'Components/Show/Secret once',
  component: SecretOnce,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Access token',
    value: 'act_9fK2mQ7xT4vB8nL1sW6yR3pZ5cJ0hD',
    fileName: 'access-token.txt',
    isSaved: false,
    onSaved: fn(),
    words: {
      copy: 'Copy token',
      copied: 'Token copied',
      notCopied,
      saved: 'I have saved the token',
      savedHint: 'It is shown only now. A lost token is replaced by a new one.',
    },
  },
  render: function Held(args) {
    const { value, onChange } = useHeld(args.isSaved, args.onSaved);
    return <SecretOnce {...args} isSaved={value} onSaved={onChange} />;
  },
});

export const Shown = meta.story({
  async play({ args, canvas, userEvent }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getByRole('group', { name: 'Access token' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSaved).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox', { name: 'I have saved the token' })).toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(args.value);
    // Last, for it is shown for a moment only.
    await waitFor(() => expect(canvas.getByText('Token copied')).toBeInTheDocument());
    await expect(args.onSaved).toHaveBeenCalledTimes(1);
  },
});

export const Downloaded = meta.story({
  async play({ args, canvas, userEvent }) {
    const files: Blob[] = [];
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#file';
    });
    const names: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download as file' }));
    await expect(names).toEqual(['access-token.txt']);
    await expect(await files[0]?.text()).toBe(args.value);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

export const ClosingRefused = meta.story({
  args: { error: 'Confirm that you have saved the token before you close.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await expect(canvas.getByText(/before you close/)).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Zugriffsschlüssel für den Cloud-Konnektor',
    value: 'act_9fK2mQ7xT4vB8nL1sW6yR3pZ5cJ0hD9fK2mQ7xT4vB8nL1sW6yR3pZ5cJ0hD',
    words: {
      copy: 'Zugriffsschlüssel kopieren',
      copied: 'Kopiert',
      notCopied: 'Nicht kopiert. Markieren Sie den Text und kopieren Sie ihn selbst.',
      download: 'Zugriffsschlüssel als Datei herunterladen',
      saved: 'Ich habe den Zugriffsschlüssel an einem sicheren Ort aufbewahrt',
    },
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await fitsATelephone();
  },
});
