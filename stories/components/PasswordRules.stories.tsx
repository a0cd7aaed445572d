import { PasswordField, PasswordRules, Stack } from '@archive-console/ui';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/Forms/Password rules',
  component: PasswordRules,
  tags: ['autodocs', 'new'],
  args: {
    label: 'The password must have',
    rules: [
      { text: 'At least 12 characters', isFulfilled: true },
      { text: 'A letter and a digit', isFulfilled: true },
      { text: 'Nothing of your name or address', isFulfilled: false },
    ],
  },
});

export const SomeFulfilled = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'The password must have' })).toBeVisible();
    const [first, , last] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('At least 12 characters, met');
    await expect(last).toHaveTextContent('Nothing of your name or address, not met');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3 met');
  },
});

function UnderAField(props: Parameters<typeof PasswordRules>[0]) {
  const [password, setPassword] = useState('');
  const rules = [
    { text: 'At least 12 characters', isFulfilled: password.length >= 12 },
    { text: 'A letter and a digit', isFulfilled: /[a-z]/i.test(password) && /\d/.test(password) },
  ];
  return (
    <Stack gap={8}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordRules {...props} rules={rules} />
    </Stack>
  );
}

export const WhileTyping = meta.story({
  render: (args) => <UnderAField {...args} />,
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 2 met');
    await userEvent.type(canvas.getByLabelText('New password'), 'sailing7');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 2 met');
    await userEvent.type(canvas.getByLabelText('New password'), '-over');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 met');
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Anforderungen an das Passwort',
    rules: [
      { text: 'Keine Bestandteile des Benutzerprinzipalnamens oder der E-Mail-Adresse', isFulfilled: false },
      { text: 'Mindestens zwölf Zeichen einschließlich Sonderzeichen', isFulfilled: true },
    ],
    words: {
      fulfilled: 'erfüllt',
      notFulfilled: 'nicht erfüllt',
      progress: (fulfilled, total) => `${fulfilled} von ${total} erfüllt`,
    },
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await fitsATelephone();
  },
});
