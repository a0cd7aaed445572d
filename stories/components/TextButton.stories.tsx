import { Inline, TextButton } from '@archive-console/ui';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Text button',
  component: TextButton,
  tags: ['autodocs', 'stable'],
  args: { children: 'Select all 63 that match', onClick: fn() },
});

export const Tones = meta.story({
  render: (args) => (
    <Inline gap={16}>
      <TextButton {...args} />
      <TextButton {...args} quiet />
    </Inline>
  ),
  async play({ args, canvas, userEvent }) {
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Select all 63 that match' })[0] as HTMLElement,
    );
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({
  args: { children: 'Alle 1.254 übereinstimmenden Postfachstellvertretungsberechtigungen auswählen' },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('button', { name: /Postfachstellvertretungsberechtigungen/ }),
    ).toBeVisible();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <TextButton {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('button', { name: /^Select all/ })),
});
