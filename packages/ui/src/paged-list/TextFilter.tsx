import { useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Stack } from '../stack/Stack.tsx';
import { TextField } from '../text-field/TextField.tsx';
import type { FilterFieldsProps } from './filter-fields-props.ts';
import { useSetElsewhere } from './use-set-elsewhere.ts';

/** A text that is applied with Enter, and where it stands alone with a button; options are suggestions. */
export function TextFilter({ filter, onFilter, onDone, words }: FilterFieldsProps) {
  const { id, label, values, options = [] } = filter;
  const [text, setText] = useState(values[0] ?? '');
  const typed = text.trim() === '' ? [] : [text.trim()];
  useSetElsewhere(values, typed, ([value = '']) => setText(value));
  const suggestionsId = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onFilter(id, typed);
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
        {onDone && <Button type="submit">{words.applyFilter}</Button>}
      </Stack>
    </form>
  );
}
