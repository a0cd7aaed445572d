import { CodeInput, type CodeInputProps } from '@archive-console/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { staysAsItIs } from './stays-as-it-is.ts';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

/** Empties the field when it is handed a code, as an owner does who refused it. */
function EmptiedByItsOwner({ onComplete, ...props }: CodeInputProps) {
  const [code, setCode] = useState('');
  const refuse = (complete: string) => {
    onComplete?.(complete);
    setCode('');
  };
  return <CodeInput {...props} value={code} onChange={setCode} onComplete={refuse} />;
}

const meta = preview.meta({
  title: 'Components/Forms/Code input',
  component: CodeInput,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Code from your authenticator',
    hint: 'Six digits, new every 30 seconds.',
    onChange: fn(),
    onComplete: fn(),
  },
});

export const Blank = meta.story({
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Code from your authenticator' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAccessibleDescription('Six digits, new every 30 seconds.');
  },
});

export const Typed = meta.story({
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('48x15 2');
    await expect(field).toHaveValue('48152');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('4815');
    await userEvent.keyboard('16');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenLastCalledWith('481516');
  },
});

export const Pasted = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('123 456');
    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
});

export const PastedAgain = meta.story({
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    await userEvent.paste('123-456');
    field.select();
    await userEvent.paste('123-456');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    field.select();
    await userEvent.paste('654-321');
    await expect(args.onComplete).toHaveBeenLastCalledWith('654321');
    await expect(args.onComplete).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('textbox')).toHaveValue('654321');
  },
});

export const PastedAgainIntoAnEmptiedField = meta.story({
  render: (args) => <EmptiedByItsOwner {...args} />,
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('123 456');
    await expect(field).toHaveValue('');
    await userEvent.paste('123 456');
    await expect(args.onComplete).toHaveBeenCalledTimes(2);
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
});

export const LongerThanUsual = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('1234 5678');
    await expect(canvas.getByRole('textbox')).toHaveValue('12345678');
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
});

export const Rejected = meta.story({
  args: {
    value: '481516',
    error: 'This code is not valid any more. Enter the one your authenticator shows now.',
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/not valid any more/);
    await expect(canvas.getByRole('textbox')).toHaveValue('481516');
  },
});

export const Busy = meta.story({
  args: { value: '481516', busy: true },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { busy: true });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}7');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { value: '4815', disabledReason: 'Too many attempts. Wait 30 seconds.' },
  async play({ args, canvas }) {
    await staysAsItIs(canvas.getByRole('textbox'), 'Too many attempts. Wait 30 seconds.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('Too many attempts. Wait 30 seconds.')).toBeVisible();
  },
});

export const DigitsLieInTheirBoxes = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '481516');
    await expect(field.scrollLeft).toBe(0);
    const box = canvasElement.querySelector('[data-next]') as HTMLElement;
    await expect(field.getBoundingClientRect().right).toBeGreaterThanOrEqual(
      box.getBoundingClientRect().right,
    );
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Bestätigungscode aus der Authentifizierungsanwendung',
    hint: 'Sechs Ziffern, alle 30 Sekunden neu.',
    value: '48151623',
    length: 8,
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveValue('48151623');
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <CodeInput {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('textbox', { name: 'Code from your authenticator' })),
});
