import type { FocusEvent } from 'react';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Choices } from './Choices.tsx';
import { spanFields } from './span-fields.ts';
import { TextFilter } from './TextFilter.tsx';
import type { FilterFieldsProps } from './filter-fields-props.ts';

/** The choice that filters nothing. */
const any = '';

/**
 * What one filter asks, each kind with its own fields. Where nothing is said to be done with it, as in a sheet of
 * several, leaving the fields applies what was typed.
 */
export function FilterFields(props: FilterFieldsProps) {
  const applyWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) currentTarget.querySelector('form')?.requestSubmit();
  };
  if (props.onDone) return <Fields {...props} />;
  return (
    <div onBlur={applyWhenLeft}>
      <Fields {...props} />
    </div>
  );
}

function Fields(props: FilterFieldsProps) {
  const { filter, onFilter, onDone, labelHidden = false, words } = props;
  if (filter.isLoading)
    return (
      <Stack gap={4}>
        {['a', 'b', 'c'].map((line) => (
          <Skeleton key={line} width="160px" />
        ))}
      </Stack>
    );
  const { kind, options = [] } = filter;
  if (kind === 'text') return <TextFilter {...props} />;
  if (kind === 'one' || kind === 'many')
    return (
      <Choices
        label={filter.label}
        labelHidden={labelHidden}
        kind={kind}
        options={kind === 'one' ? [{ value: any, label: words.any }, ...options] : options}
        values={kind === 'one' && filter.values.length === 0 ? [any] : filter.values}
        onValues={(next) => onFilter(filter.id, next.includes(any) ? [] : next)}
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
