import { CommandPalette } from '@archive-console/ui';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { germanGroups, leftOf, onChosen, Palette, paletteGroups } from './Palette.tsx';
import { germanPaletteWords, paletteWords } from './palette-words.ts';
import { isFramed } from './seen-in-system-colors.ts';

const meta = preview.meta({
  title: 'Components/Overlays/Command palette',
  component: CommandPalette,
  tags: ['autodocs', 'stable'],
  args: {
    isOpen: false,
    onClose: () => undefined,
    query: '',
    onQuery: () => undefined,
    groups: paletteGroups,
    words: paletteWords,
  },
  beforeEach: () => void onChosen.mockClear(),
  render: (args) => <Palette {...args} />,
});

const field = () => screen.findByRole('searchbox', { name: 'Search or jump to' });

const opener = () => screen.getByRole('button', { name: 'Search or jump to' });

async function search(letters: string) {
  await userEvent.click(opener());
  await userEvent.type(await field(), letters);
}

async function isReady(name: RegExp) {
  const result = await screen.findByRole('menuitem', { name });
  await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant', result.id));
}

export const ByKeyboard = meta.story({
  async play() {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('br');
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
    await expect(screen.getByRole('status')).toHaveTextContent('2 results');
    await userEvent.keyboard('{ArrowDown}');
    const second = screen.getByRole('menuitem', { name: /^Ana Branco/ });
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant', second.id));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onChosen).toHaveBeenLastCalledWith('Ana Branco'));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener()).toHaveFocus();
  },
});

export const FirstResultIsReady = meta.story({
  async play() {
    await search('a');
    await isReady(/^Amelie Brandt/);
    await userEvent.keyboard('na');
    await isReady(/^Ana Branco/);
    await userEvent.keyboard('{Backspace}');
    await screen.findByRole('menuitem', { name: /^Amelie Brandt/ });
    await isReady(/^Ana Branco/);
    await userEvent.clear(await field());
    await userEvent.paste('mail');
    await isReady(/^Mailboxes/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onChosen).toHaveBeenLastCalledWith('Mailboxes'));
    await waitFor(() => expect(opener()).toHaveFocus());
  },
});

export const Groups = meta.story({
  async play() {
    await search('a');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Create user/ }));
    await waitFor(() => expect(onChosen).toHaveBeenCalledWith('Create user'));
    await search('a');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Users' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('group', { name: 'Pages' })).toBeVisible());
  },
});

export const Start = meta.story({
  async play() {
    await userEvent.click(opener());
    await waitFor(() => expect(screen.getByText('Type a name, an address or a page.')).toBeVisible());
  },
});

export const Recent = meta.story({
  parameters: { showsParts: true },
  render: () => <Palette hasRecent />,
  async play() {
    await userEvent.click(opener());
    await waitFor(() => expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible());
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onChosen).toHaveBeenLastCalledWith('Amelie Brandt'));
    await userEvent.click(opener());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Create user Alt N' })).toBeVisible());
  },
});

export const NothingFound = meta.story({
  async play() {
    await search('xyz');
    await screen.findByText('Nothing fits “xyz”.');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(await field()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(onChosen).not.toHaveBeenCalled();
    await search('xyz');
    await screen.findByText('Nothing fits “xyz”.');
  },
});

const arrival = new EventTarget();

export const EnterBeforeAnythingIsFound = meta.story({
  render: () => <Palette arrival={arrival} />,
  async play() {
    await search('ame{Enter}');
    await expect(onChosen).not.toHaveBeenCalled();
    arrival.dispatchEvent(new Event('arrive'));
    await waitFor(() => expect(onChosen).toHaveBeenLastCalledWith('Amelie Brandt'));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { isLoading: true },
  async play() {
    await search('ame');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Amelie Brandt/ })).toBeVisible());
    await waitFor(() => expect(screen.getByText('Searching …')).toBeVisible());
  },
});

export const PartFailed = meta.story({
  args: { failure: 'Mailboxes could not be searched.' },
  async play() {
    await search('bjarne');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Mailboxes could not be searched.');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Bjarne Olsen/ })).toBeVisible());
  },
});

export const Narrow = meta.story({
  globals: { language: 'de', viewport: { value: 'telephone' } },
  render: () => (
    <Palette words={germanPaletteWords} groups={germanGroups} start="Benutzer" shortcut="Strg K" />
  ),
  async play({ canvas }) {
    const germanOpener = canvas.getByRole('button', { name: germanPaletteWords.label });
    await userEvent.click(germanOpener);
    await userEvent.click(await screen.findByRole('button', { name: 'Suche schließen' }));
    await waitFor(() => expect(germanOpener).toHaveFocus());
    await userEvent.click(germanOpener);
    await userEvent.type(await screen.findByRole('searchbox'), 'a');
    await expect((await screen.findByRole('dialog')).getBoundingClientRect().width).toBe(320);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Aktionen' })).toBeVisible());
    await expect(leftOf('frieda')).toBe(leftOf('Dr. Frieda'));
    await fitsATelephone();
  },
});

export const SystemColors = Recent.extend({
  globals: { theme: 'forced' },
  async play() {
    await userEvent.click(opener());
    await waitFor(() => expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible());
    await expect(isFramed(screen.getByRole('dialog'))).toBe(true);
  },
});
