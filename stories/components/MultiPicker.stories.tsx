import { MultiPicker } from '@archive-console/ui';
import type { ComponentType } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { pickerWords } from './HeldPicker.tsx';
import { Picker, type PickerProps } from './Picker.tsx';

const onConfirm = fn();
const shown = () => <Picker onConfirm={onConfirm} />;

const meta = preview.meta({
  title: 'Components/Forms/Multi-picker',
  component: MultiPicker as ComponentType<PickerProps>,
  tags: ['autodocs', 'stable'],
  parameters: { heldBy: Picker, docs: { story: { inline: false, height: '480px' } } },
  beforeEach: () => void onConfirm.mockClear(),
});

export const KeepsTheChoiceWhileSearching = meta.story({
  args: { title: 'Add Amelie Brandt to groups', status: 'ready', onConfirm, words: pickerWords },
  render: (args) => <Picker {...args} />,
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sales' }));
    await userEvent.type(screen.getByRole('searchbox'), 'works');
    await expect(screen.queryByRole('checkbox', { name: 'Sales' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Works council' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to 2 groups' }));
    await expect(onConfirm).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('button', { name: 'Remove Sales' })).toBeVisible();
  },
});

export const WhoIsInAlready = meta.story({
  render: shown,
  async play({ userEvent }) {
    const member = await screen.findByRole('checkbox', { name: 'Accounting' });
    await expect(member).toBeChecked();
    await expect(member).toHaveAttribute('aria-disabled', 'true');
    await expect(member).toHaveAccessibleDescription('4 members · Member already');
    await expect(screen.getAllByText(/Member already/)).toHaveLength(1);
    await userEvent.click(member);
    await expect(member).toBeChecked();
    const kept = screen.getByRole('checkbox', { name: 'Directory group' });
    await expect(kept).toHaveAccessibleDescription('Kept by Microsoft 365');
    await userEvent.click(kept);
    await expect(kept).not.toBeChecked();
  },
});

export const NothingChosen = meta.story({
  render: shown,
  async play({ userEvent }) {
    const confirm = await screen.findByRole('button', { name: 'Add to groups' });
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(confirm);
    await expect(screen.getByRole('alert')).toHaveTextContent('Choose a group first.');
    await expect(onConfirm).not.toHaveBeenCalled();
    const sales = screen.getByRole('checkbox', { name: 'Sales' });
    await userEvent.click(sales);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(sales);
    // A choice that empties again is asked for at the next press, not by itself.
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(confirm);
    await expect(screen.getByRole('alert')).toHaveTextContent('Choose a group first.');
  },
});

/** Of every pasted line it is said what became of it; what several lines name is chosen once. */
export const PastedList = meta.story({
  render: shown,
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Works council' }));
    await userEvent.click(screen.getByRole('button', { name: 'Paste a list' }));
    await expect(screen.getByRole('textbox', { name: 'Paste a list' })).toHaveFocus();
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Paste a list' }),
      'Sales\nWorks council\nNobody knows it\nSales\nAccounting\nDirectory group',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Find groups' }));
    await expect(await screen.findByText('1 line matches no group')).toBeInTheDocument();
    await expect(screen.getByText('2 selected')).toBeInTheDocument();
    await expect(screen.getByRole('textbox')).toHaveValue('Nobody knows it');
    const [first, second, ...others] = screen.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Accounting Member already');
    await expect(second).toHaveTextContent('Directory group Kept by Microsoft 365');
    await expect(others.map((chip) => chip.firstChild?.textContent)).toEqual(['Works council', 'Sales']);
    await expect(screen.getByRole('button', { name: 'Add to 2 groups' })).toBeInTheDocument();
    screen.getByRole('button', { name: 'Remove Works council' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Remove Sales' })).toHaveFocus();
    await expect(screen.getByText('1 selected')).toBeInTheDocument();
  },
});

/** Who confirms pasted lines that were not looked up yet means those: they are looked up first. */
export const PastedAndConfirmed = meta.story({
  render: shown,
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Paste a list' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Paste a list' }), 'Sales');
    await userEvent.click(screen.getByRole('button', { name: 'Add to groups' }));
    await expect(await screen.findByText('1 selected')).toBeInTheDocument();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Add to 1 group' })).toBeInTheDocument();
  },
});

/** A line is one name, whatever stands in it. */
export const PastedNameWithAComma = meta.story({
  render: () => (
    <Picker
      groups={[
        { id: '1', name: 'Sales' },
        { id: '2', name: 'Sales, EMEA' },
        { id: '3', name: 'Audit; archive' },
      ]}
    />
  ),
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Paste a list' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Paste a list' }));
    await userEvent.paste('Sales, EMEA \r\n\r\nAudit; archive');
    await userEvent.click(screen.getByRole('button', { name: 'Find groups' }));
    await expect(await screen.findByText('2 selected')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Remove Sales, EMEA' })).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Remove Audit; archive' })).toBeInTheDocument();
    await expect(screen.getByRole('textbox')).toHaveValue('');
  },
});

const signals: AbortSignal[] = [];

/** A person who goes back to the search no longer waits for the list, and nothing of it is chosen behind their back. */
export const PasteLeft = meta.story({
  render: () => (
    <Picker
      paste={(_lines, signal) => {
        signals.push(signal);
        return new Promise((resolve) => {
          const found = [{ id: '3', name: 'Sales' }];
          signal.addEventListener('abort', () => resolve({ found, notFound: [] }));
        });
      }}
    />
  ),
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Paste a list' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Paste a list' }), 'Sales');
    await userEvent.click(screen.getByRole('button', { name: 'Find groups' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the search' }));
    await expect(signals.at(-1)?.aborted).toBe(true);
    await expect(await screen.findByText('0 selected')).toBeInTheDocument();
    await expect(screen.getByRole('checkbox', { name: 'Sales' })).not.toBeChecked();
  },
});

export const Loading = meta.story({
  render: () => <Picker status="loading" groups={[]} />,
  async play() {
    await expect(await screen.findByText('0 selected')).toBeInTheDocument();
    await expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  render: () => <Picker groups={[]} />,
  async play() {
    await expect(await screen.findByText('There are no groups yet.')).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Paste a list' })).not.toBeInTheDocument();
  },
});

export const NoMatch = meta.story({
  render: shown,
  async play({ userEvent }) {
    await userEvent.type(await screen.findByRole('searchbox'), 'Sails');
    await expect(await screen.findByText('No group has this name.')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Paste a list' })).toBeInTheDocument();
  },
});
