import { useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Stack } from '../stack/Stack.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Choices } from './Choices.tsx';
import type { ListFilter } from './list-types.ts';
import type { ListWords } from './list-words.ts';

/** Properties of {@link FilterFields}. */
export interface FilterFieldsProps {
  readonly filter: ListFilter;
  readonly onFilter: (id: string, values: readonly string[]) => void;
  /** The answer is complete: the panel around it may close. */
  readonly onDone?: () => void;
  readonly labelHidden?: boolean;
  readonly words: ListWords;
}

/** What one filter asks: its options, or a text that is applied with Enter; options are then suggestions. */
export function FilterFields({ filter, onFilter, onDone, labelHidden = false, words }: FilterFieldsProps) {
  const { id, label, kind, values, options = [], isLoading = false } = filter;
  const [text, setText] = useState(values[0] ?? '');
  const suggestionsId = useId();
  if (isLoading)
    return (
      <Stack gap={4}>
        {['a', 'b', 'c'].map((line) => (
          <Skeleton key={line} width="160px" />
        ))}
      </Stack>
    );
  if (kind !== 'text') {
    return (
      <Choices
        label={label}
        labelHidden={labelHidden}
        kind={kind}
        options={options}
        values={values}
        onValues={(next) => onFilter(id, next)}
        {...(onDone && { onDone })}
      />
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onFilter(id, text.trim() === '' ? [] : [text.trim()]);
        onDone?.();
      }}
    >
      <Stack gap={8}>
        <TextField
          label={label}
          value={text}
          list={suggestionsId}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <datalist id={suggestionsId}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </datalist>
        <Button type="submit">{words.applyFilter}</Button>
      </Stack>
    </form>
  );
}
