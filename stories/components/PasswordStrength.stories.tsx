import { PasswordField, PasswordStrength, type PasswordScore, Stack } from '@archive-console/ui';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';

const scores: readonly PasswordScore[] = [1, 2, 3, 4];
const judged: Record<PasswordScore, string> = {
  0: 'Strength is shown as you type.',
  1: 'Strength: very weak. It is among the first a stranger would try.',
  2: 'Strength: weak. A longer one is harder to guess.',
  3: 'Strength: good.',
  4: 'Strength: very good.',
};

const meta = preview.meta({
  title: 'Components/Forms/Password strength',
  component: PasswordStrength,
  tags: ['autodocs', 'stable'],
  args: { score: 2, words: judged[2] },
});

export const Scores = meta.story({
  args: { score: 0, words: judged[0] },
  render: (args) => (
    <Stack gap={20}>
      <PasswordStrength {...args} />
      {scores.map((score) => (
        <PasswordStrength key={score} score={score} words={judged[score]} />
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('status')).toHaveLength(5);
    await expect(canvas.getByText('Strength: very good.')).toHaveAttribute('aria-live', 'polite');
  },
});

function UnderAField() {
  const [password, setPassword] = useState('');
  const score = Math.min(4, Math.ceil(password.length / 4)) as PasswordScore;
  return (
    <Stack gap={8}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        aria-describedby="strength"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordStrength id="strength" score={score} words={judged[score]} />
    </Stack>
  );
}

export const WhileTyping = meta.story({
  render: () => <UnderAField />,
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('New password');
    await expect(field).toHaveAccessibleDescription('Strength is shown as you type.');
    await userEvent.type(field, 'sailing-over');
    await expect(canvas.getByRole('status')).toHaveTextContent('Strength: good.');
  },
});

export const Narrow = meta.story({
  args: {
    score: 2,
    words: 'Passwortstärke: schwach. Zwei weitere, nicht zusammengehörige Wörter machen es stark.',
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/schwach/);
    await fitsATelephone();
  },
});
