import { formatNumber, MultiPicker, type MultiPickerProps, type PickOption } from '@archive-console/ui';
import { useState } from 'react';

export const pickerWords: MultiPickerProps['words'] = {
  search: 'Search groups',
  confirm: (count) =>
    count === 0
      ? 'Add to groups'
      : count === 1
        ? 'Add to 1 group'
        : `Add to ${formatNumber(count, 'en-US')} groups`,
  chooseFirst: 'Choose a group first.',
  already: 'Member already',
  options: 'Groups',
  empty: 'There are no groups yet.',
  noMatch: 'No group has this name.',
  loading: 'Loading groups',
  waiting: (number) => `Group ${number} is loading`,
  pasteHint: 'One name a line.',
  pasteFind: 'Find groups',
  pasteNotFound: (count) => (count === 1 ? '1 line matches no group' : `${count} lines match no group`),
};

/** What a picker receives from any service, and what a story sets differently. */
export type HeldPickerProps = Partial<MultiPickerProps> &
  Pick<MultiPickerProps, 'query' | 'onQuery' | 'count' | 'optionAt'>;

/** The picker with a memory for what is chosen and pasted in it. */
export function HeldPicker(props: HeldPickerProps) {
  const [selected, setSelected] = useState<readonly PickOption[]>(props.selected ?? []);
  const [pasted, setPasted] = useState('');
  return (
    <MultiPicker
      isOpen
      onClose={() => undefined}
      title="Add Amelie Brandt to groups"
      status="ready"
      onConfirm={() => undefined}
      words={pickerWords}
      {...props}
      selected={selected}
      onSelected={setSelected}
      pasted={pasted}
      onPasted={setPasted}
    />
  );
}
