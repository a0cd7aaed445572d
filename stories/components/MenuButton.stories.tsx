import {
  AddRoleIcon,
  DeleteIcon,
  EditIcon,
  Inline,
  MenuButton,
  type MenuItem,
  MoreIcon,
} from '@archive-console/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';
import { isFramed } from './seen-in-system-colors.ts';

const onEdit = fn();
const items: readonly MenuItem[] = [
  { id: 'edit', label: 'Edit user', icon: EditIcon, onAction: onEdit },
  {
    id: 'roles',
    label: 'Add roles',
    description: 'Administrator or none',
    icon: AddRoleIcon,
    onAction: fn(),
  },
  {
    id: 'delete',
    label: 'Delete user',
    icon: DeleteIcon,
    tone: 'danger',
    disabledReason: 'Comes from Microsoft 365 and is deleted there.',
    onAction: fn(),
  },
];

const meta = preview.meta({
  title: 'Components/Actions/Menu button',
  component: MenuButton,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Actions for Amelie Brandt',
    icon: MoreIcon,
    items,
  },
  beforeEach: () => void onEdit.mockClear(),
});

export const Open = meta.story({
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Actions for Amelie Brandt' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit user' }));
    await waitFor(() => expect(onEdit).toHaveBeenCalledTimes(1));
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.click(opener);
    await waitFor(() =>
      expect(screen.getByRole('menu', { name: 'Actions for Amelie Brandt' })).toBeVisible(),
    );
  },
});

export const ByKeyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Edit user' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(await screen.findByRole('menuitem', { name: /^Delete user/ })).toHaveFocus();
    await userEvent.keyboard('e{Enter}');
    await waitFor(() => expect(onEdit).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Actions for Amelie Brandt', busy: true });
    await userEvent.click(opener);
    await expect(opener).toHaveFocus();
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
});

export const DisabledEntry = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    const entry = await screen.findByRole('menuitem', { name: /^Delete user Comes from Microsoft 365/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(entry);
    await waitFor(() => expect(entry).toBeVisible());
  },
});

export const Choices = meta.story({
  args: {
    label: 'View',
    showLabel: true,
    items: [
      {
        id: 'height',
        title: 'Row height',
        choice: 'one',
        items: [
          { id: 'comfortable', label: 'Comfortable', checked: true, onAction: fn() },
          { id: 'compact', label: 'Compact', onAction: fn() },
        ],
      },
      {
        id: 'columns',
        title: 'Columns',
        choice: 'many',
        items: [
          { id: 'email', label: 'E-mail', checked: true, onAction: fn() },
          { id: 'role', label: 'Role', checked: true, onAction: fn() },
        ],
      },
    ],
  },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'View' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Role' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(opener);
    await expect(await screen.findByRole('menuitemradio', { name: 'Comfortable' })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

export const Looks = meta.story({
  render: (args) => (
    <Inline>
      <MenuButton {...args} />
      <MenuButton {...args} size="sm" />
      <MenuButton {...args} showLabel label="Actions" />
      <MenuButton {...args} showLabel label="Actions" design="secondary" />
      <MenuButton {...args} disabledReason="Choose a user first." />
    </Inline>
  ),
  async play({ canvas, userEvent }) {
    const off = canvas.getAllByRole('button').at(-1);
    await expect(off).toHaveAccessibleDescription('Choose a user first.');
    await userEvent.click(off ?? document.body);
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Aktionen für Dr. Frieda Hohenstein-Achterberg',
    showLabel: true,
    items: [
      {
        id: 'roles',
        label: 'Postfachstellvertretungsberechtigungen hinzufügen',
        description: 'Gruppenmitgliedschaftsverwaltung oder Leseberechtigung',
        icon: AddRoleIcon,
        onAction: fn(),
      },
      {
        id: 'delete',
        label: 'Benutzerkonto löschen',
        icon: DeleteIcon,
        tone: 'danger',
        disabledReason: 'Kommt aus der Benutzerkontensynchronisierung und wird dort gelöscht.',
        onAction: fn(),
      },
    ],
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Aktionen für/ }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Postfachstell/ })).toBeVisible());
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <MenuButton {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('button', { name: 'Actions for Amelie Brandt' })),
});

export const SystemColors = DisabledEntry.extend({
  globals: { theme: 'forced' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Edit/ })).toBeVisible());
    const colorOf = (name: RegExp) => getComputedStyle(screen.getByRole('menuitem', { name })).color;
    await expect(isFramed(screen.getByRole('menu'))).toBe(true);
    await expect(colorOf(/^Delete user/)).not.toBe(colorOf(/^Edit/));
  },
});
