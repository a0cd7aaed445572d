import { QrCode } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { germanCopyWords, notCopied } from './copy-words.ts';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Show/QR code',
  component: QrCode,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'QR code for your authenticator app',
    value:
      'otpauth://totp/Archive%20Console:carla.weiss@lindenhof.example?secret=JBSWY3DPEHPK3PXP&issuer=Archive%20Console',
    rawKey: {
      label: 'Or type this key',
      value: 'JBSW Y3DP EHPK 3PXP',
      words: { copy: 'Copy key', copied: 'Key copied', notCopied },
    },
    failedText: 'The code could not be drawn. Type the key instead.',
  },
});

export const Shown = meta.story({
  async play({ canvas }) {
    const code = await canvas.findByRole('img', { name: 'QR code for your authenticator app' });
    await expect(code).toBeVisible();
    const { color, backgroundColor } = getComputedStyle(code.parentElement ?? code);
    await expect([color, backgroundColor]).toEqual(['rgb(27, 26, 24)', 'rgb(255, 255, 255)']);
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy key' })).toBeVisible();
  },
});

export const Dark = Shown.extend({ globals: { theme: 'dark' } });

export const Narrow = meta.story({
  args: {
    label: 'QR-Code für Ihre Authentifizierungsanwendung',
    rawKey: {
      label: 'Oder geben Sie den Authentifizierungsschlüssel von Hand ein',
      value: 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
      words: germanCopyWords('Authentifizierungsschlüssel kopieren'),
    },
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: /^QR-Code für/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /kopieren$/ })).toBeVisible();
    await fitsATelephone();
  },
});
