import { LazyPart } from '../lazy-part/LazyPart.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Choices } from './Choices.tsx';
import type { ListFilter } from './list-types.ts';
import type { ListWords } from './list-words.ts';
import { spanFields } from './span-fields.ts';
import { TextFilter } from './TextFilter.tsx';

/** Properties of {@link FilterFields}. */
export interface FilterFieldsProps {
  readonly filter: ListFilter;
  readonly onFilter: (id: string, values: readonly string[]) => void;
  /** The answer is complete: the panel around it may close. */
  readonly onDone?: () => void;
  readonly labelHidden?: boolean;
  readonly words: ListWords;
}

/** What one filter asks, each kind with its own fields. */
export function FilterFields(props: FilterFieldsProps) {
  const { filter, onFilter, onDone, labelHidden = false, words } = props;
  if (filter.isLoading)
    return (
      <Stack gap={4}>
        {['a', 'b', 'c'].map((line) => (
          <Skeleton key={line} width="160px" />
        ))}
      </Stack>
    );
  const { kind } = filter;
  if (kind === 'text') return <TextFilter {...props} />;
  if (kind === 'one' || kind === 'many')
    return (
      <Choices
        label={filter.label}
        labelHidden={labelHidden}
        kind={kind}
        options={filter.options ?? []}
        values={filter.values}
        onValues={(next) => onFilter(filter.id, next)}
        {...(onDone && { onDone })}
      />
    );
  return (
    <LazyPart
      of={spanFields}
      wanted
      onFailed={() => onDone?.()}
      props={() => ({ filter, onFilter, onDone, words })}
    />
  );
}
