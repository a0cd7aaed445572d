import { MultiPicker, type MultiPickerProps, type PickOption } from '@archive-console/ui';
import { useState } from 'react';

const fewGroups: readonly PickOption[] = [
  { id: '1', name: 'Accounting', second: '4 members', already: true },
  { id: '2', name: 'Works council', second: '3 members' },
  { id: '3', name: 'Sales', second: '12 members' },
  { id: '4', name: 'Directory group', disabledReason: 'Kept by Microsoft 365' },
];

export const pickerWords: MultiPickerProps['words'] = {
  search: 'Search groups',
  clear: 'Clear search',
  selected: (count) => `${count} selected`,
  confirm: (count) =>
    count === 0 ? 'Add to groups' : count === 1 ? 'Add to 1 group' : `Add to ${count} groups`,
  chooseFirst: 'Choose a group first.',
  cancel: 'Cancel',
  close: 'Close',
  already: 'Member already',
  options: 'Groups',
  empty: 'No group matches.',
  loading: 'Loading groups',
  waiting: (number) => `Group ${number} is loading`,
  remove: (name) => `Remove ${name}`,
  pasteList: 'Paste a list',
  pasteHint: 'One name a line.',
  pasteFind: 'Find groups',
  pasteBack: 'Back to the search',
  pasteChosen: (count) => `${count} of the list chosen`,
  pasteNotFound: (count) => `${count} not found`,
};

/** Properties of {@link Picker}. */
export interface PickerProps extends Partial<MultiPickerProps> {
  /** All there are. */
  readonly groups?: readonly PickOption[];
}

/** The picker with a small service in the page. */
export function Picker({ groups = fewGroups, onConfirm = () => undefined, ...props }: PickerProps) {
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<readonly PickOption[]>(props.selected ?? []);
  const found = groups.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  return (
    <MultiPicker
      isOpen
      onClose={() => undefined}
      title="Add Amelie Brandt to groups"
      query={query}
      onQuery={setQuery}
      count={found.length}
      optionAt={(index) => found[index]}
      status="ready"
      onConfirm={onConfirm}
      paste={async (lines) => ({
        found: lines.flatMap((line) => groups.filter(({ name }) => name === line)),
        notFound: lines.filter((line) => !groups.some(({ name }) => name === line)),
      })}
      words={pickerWords}
      {...props}
      selected={selected}
      onSelected={setSelected}
    />
  );
}
