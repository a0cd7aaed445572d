import { Card, Disclosure, Stack, Text } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Disclosure',
  component: Disclosure,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'What happens to mail that is already there',
    fact: '2 minutes to read',
    children: <Text tone="muted">It stays where it is. Only what arrives from now on is archived here.</Text>,
  },
  render: (args) => (
    <Card>
      <Disclosure {...args} />
    </Card>
  ),
});

export const Closed = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: /already there/, level: 3 })).toBeVisible();
    await expect(canvas.getByText('2 minutes to read')).toBeVisible();
    await expect(canvas.getByText(/stays where it is/)).not.toBeVisible();
  },
});

export const Opened = meta.story({
  async play({ canvas, userEvent }) {
    const title = canvas.getByRole('heading', { name: /already there/ });
    await userEvent.click(title);
    await expect(canvas.getByText(/stays where it is/)).toBeVisible();
    await userEvent.click(title);
    await expect(canvas.getByText(/stays where it is/)).not.toBeVisible();
    await userEvent.click(title);
    await expect(canvas.getByText(/stays where it is/)).toBeVisible();
    await expect(title.closest('summary')).toHaveFocus();
  },
});

/** Of several with one name, one is open at a time. */
export const OneAtATime = meta.story({
  render: (args) => (
    <Card>
      <Stack gap={4}>
        <Disclosure {...args} name="questions" open />
        <Disclosure name="questions" title="Who can see the archive">
          Its owner and those whom an administrator named.
        </Disclosure>
      </Stack>
    </Card>
  ),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(/stays where it is/)).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Who can see the archive' }));
    await expect(canvas.getByText(/Its owner/)).toBeVisible();
    await expect(canvas.getByText(/stays where it is/)).not.toBeVisible();
  },
});

export const Narrow = meta.story({
  args: {
    open: true,
    title: 'Authentifizierungsanwendungsverknüpfungen und Wiederherstellungscodes',
    fact: '3 Wiederherstellungscodes übrig',
    children: 'Ein Wiederherstellungscode gilt ein einziges Mal.',
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText('3 Wiederherstellungscodes übrig')).toBeVisible();
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState columns={1}>{() => <Disclosure {...args} />}</InEachState>,
  play: looksApart(
    (cell) => cell.getByRole('heading', { name: /already there/ }).closest('summary') as HTMLElement,
  ),
});
