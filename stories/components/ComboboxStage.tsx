import { Combobox, type ComboboxOption, type ComboboxProps } from '@archive-console/ui';
import { useState } from 'react';

export const mailboxes: readonly ComboboxOption[] = [
  { id: '1', label: 'Accounting', second: 'accounting@lindenhof.example' },
  { id: '2', label: 'Sales', second: 'sales@lindenhof.example' },
  { id: '3', label: 'Sales archive', second: 'sales-2019@lindenhof.example' },
  { id: '4', label: 'Works council', second: 'council@lindenhof.example' },
  { id: '5', label: 'Room 12', disabledReason: 'A room has no owner.' },
];

export const words: ComboboxProps['words'] = {
  open: 'Show mailboxes',
  empty: (query) => (query === '' ? 'There is no mailbox yet.' : `No mailbox matches “${query}”.`),
};

/** Properties of {@link ComboboxStage}. */
export interface ComboboxStageProps extends Partial<ComboboxProps> {
  /** How many options are read at once. @default 4 */
  readonly pageSize?: number;
  /** What the answer to a search waits for. @default it is here at once */
  readonly wait?: (text: string) => Promise<void>;
}

/** The field with a small service in the page. */
export function ComboboxStage({
  options = mailboxes,
  pageSize = 4,
  wait,
  onSearch,
  onChange,
  ...props
}: ComboboxStageProps) {
  const [value, setValue] = useState<ComboboxOption | null>(props.value ?? null);
  const [asked, setAsked] = useState('');
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(pageSize);
  const found = options.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return (
    <Combobox
      label="Mailbox"
      hint="The service searches by name."
      options={found.slice(0, limit)}
      hasMore={found.length > limit}
      onMore={() => setLimit(limit + pageSize)}
      words={words}
      searchDelay={0}
      status={asked === query ? 'ready' : 'loading'}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
      onSearch={(text) => {
        setAsked(text);
        if (wait === undefined) setQuery(text);
        else void wait(text).then(() => setQuery(text));
        onSearch?.(text);
      }}
    />
  );
}
