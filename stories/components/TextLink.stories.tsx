import { Stack, Text, TextLink } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { leadsTo } from './leads-to.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Text link',
  component: TextLink,
  tags: ['autodocs', 'stable'],
  args: { children: 'reset the password', render: leadsTo('#reset') },
});

export const AmongWords = meta.story({
  render: (args) => (
    <Stack>
      <TextLink {...args} />
      <Text>
        Your colleague can <TextLink {...args} /> for you.
      </Text>
      <Text tone="muted">
        Quiet: <TextLink {...args} quiet />
      </Text>
    </Stack>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const [alone, inText] = canvas.getAllByRole('link', { name: 'reset the password' });
    await expect(alone).toHaveFocus();
    await expect(alone?.offsetWidth).toBe(inText?.offsetWidth);
  },
});

export const Narrow = meta.story({
  args: { children: 'Benutzerkontenwiederherstellungseinstellungen' },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  render: (args) => (
    <Text>
      Ihre Administratorinnen und Administratoren ändern das in den <TextLink {...args} /> der Organisation.
    </Text>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /^Benutzerkontenwiederherstellung/ })).toBeVisible();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <TextLink {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('link', { name: 'reset the password' })),
});
