import type { MultiPickerProps, PickOption } from '@archive-console/ui';
import { useState } from 'react';
import { HeldPicker } from './HeldPicker.tsx';

const fewGroups: readonly PickOption[] = [
  { id: '1', name: 'Accounting', second: '4 members', already: true },
  { id: '2', name: 'Works council', second: '3 members' },
  { id: '3', name: 'Sales', second: '12 members' },
  { id: '4', name: 'Directory group', disabledReason: 'Kept by Microsoft 365' },
];

/** Properties of {@link Picker}. */
export interface PickerProps extends Partial<MultiPickerProps> {
  /** All there are. */
  readonly groups?: readonly PickOption[];
}

/** The picker with a small service in the page. */
export function Picker({ groups = fewGroups, ...props }: PickerProps) {
  const [query, setQuery] = useState('');
  const found = groups.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  return (
    <HeldPicker
      query={query}
      onQuery={setQuery}
      count={found.length}
      optionAt={(index) => found[index]}
      paste={async (lines) => ({
        found: lines.flatMap((line) => groups.filter(({ name }) => name === line)),
        notFound: lines.filter((line) => !groups.some(({ name }) => name === line)),
      })}
      {...props}
    />
  );
}
