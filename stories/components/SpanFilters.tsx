import type { ListFilter } from '@archive-console/ui';
import { useState } from 'react';
import { PeopleList } from './PeopleList.tsx';

const filters: readonly Omit<ListFilter, 'values'>[] = [
  { id: 'created', label: 'Created', kind: 'date', bounds: { to: '2026-11-22' } },
  { id: 'mails', label: 'Mails', kind: 'number', bounds: { from: '0' } },
  { id: 'size', label: 'Size', kind: 'size' },
];

/** Properties of {@link SpanFilters}. */
export interface SpanFiltersProps {
  readonly onFilter: (id: string, values: readonly string[]) => void;
  /** What is set at first, by the id of the filter. */
  readonly set?: Readonly<Record<string, readonly string[]>>;
}

/** A list that asks for spans of days, numbers and sizes. */
export function SpanFilters({ onFilter, set = {} }: SpanFiltersProps) {
  const [values, setValues] = useState(set);
  return (
    <PeopleList
      filters={filters.map((filter) => ({ ...filter, values: values[filter.id] ?? [] }))}
      onFilter={(id, next) => {
        onFilter(id, next);
        setValues({ ...values, [id]: next });
      }}
    />
  );
}
