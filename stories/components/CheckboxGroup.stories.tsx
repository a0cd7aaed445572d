import { CheckboxGroup, type CheckboxGroupProps } from '@archive-console/ui';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { useHeld } from './use-held.ts';

function Held(props: CheckboxGroupProps<string>) {
  return <CheckboxGroup {...props} {...useHeld(props.value, props.onChange)} />;
}

const meta = preview.meta({
  title: 'Components/Forms/Checkbox group',
  component: CheckboxGroup<string>,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Scopes',
    hint: 'The connector can do this and nothing else.',
    options: [
      { value: 'import', label: 'Import mail', hint: 'Writes into every archive of this tenant.' },
      { value: 'synchronize', label: 'Synchronize users' },
      { value: 'search', label: 'Search', disabledReason: 'Your package does not include it.' },
    ],
    value: ['import'],
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
});

export const Populated = meta.story({
  async play({ args, canvas, userEvent }) {
    const scopes = canvas.getByRole('group', { name: 'Scopes' });
    await expect(scopes).toHaveAccessibleDescription('The connector can do this and nothing else.');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Import mail' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['import', 'synchronize']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Search'));
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('checkbox', { name: 'Search' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Synchronize users' })).toBeChecked();
  },
});

export const Invalid = meta.story({
  args: { value: [], required: true, error: 'Choose at least one scope.' },
  async play({ canvas }) {
    const box = canvas.getByRole('checkbox', { name: 'Synchronize users' });
    await expect(canvas.getByRole('group', { name: 'Scopes' })).toHaveAccessibleDescription(
      'Choose at least one scope. The connector can do this and nothing else.',
    );
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Choose at least one scope.');
  },
});

export const Disabled = meta.story({
  args: { disabledReason: 'A token that was issued keeps its scopes.', columns: 2 },
  async play({ args, canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'Synchronize users' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('A token that was issued keeps its scopes.');
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Import mail'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox', { name: 'Import mail' })).toBeChecked();
    await expect(box).not.toBeChecked();
  },
});

export const Narrow = meta.story({
  args: {
    label: 'Zugriffstokenberechtigungen der Organisationseinheit',
    hint: 'Der Konnektor ist auf diese Berechtigungen beschränkt.',
    columns: 2,
    value: [],
    required: true,
    error: 'Mindestens eine Zugriffstokenberechtigung ist erforderlich.',
    options: [
      {
        value: 'import',
        label: 'Datenübernahmevorgänge',
        hint: 'Schreibt in alle Archive dieses Mandanten, auch in Gruppenpostfacharchive.',
      },
      { value: 'synchronize', label: 'Benutzerkontensynchronisierungsbenachrichtigungen' },
    ],
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('checkbox')[1]).toBeInvalid();
    await fitsATelephone();
  },
});

export const SystemColors = meta.story({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    const markOf = (name: string) =>
      getComputedStyle(canvas.getByRole('checkbox', { name }), '::after').clipPath;
    await expect(markOf('Import mail')).toMatch(/^polygon/);
    await expect(markOf('Synchronize users')).toBe('none');
  },
});
