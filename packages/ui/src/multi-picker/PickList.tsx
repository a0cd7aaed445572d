import { Checkbox } from '../checkbox/Checkbox.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { Chosen } from './Chosen.tsx';
import type { MultiPickerProps, PickOption } from './pick-types.ts';
import { Empty, Muted, Option, Options, Second, Waiting } from './MultiPicker.styles.ts';
import { whyNotChosen } from './why-not-chosen.ts';

/** Properties of {@link PickList}. */
export interface PickListProps extends Pick<
  MultiPickerProps,
  | 'query'
  | 'onQuery'
  | 'options'
  | 'status'
  | 'failed'
  | 'hasMore'
  | 'onMore'
  | 'selected'
  | 'onSelected'
  | 'words'
> {
  /** Leads to the field for a pasted list. */
  readonly onPaste?: () => void;
}

/** Search, what matches, and what is chosen. */
export function PickList({
  query,
  onQuery,
  options,
  status,
  failed,
  hasMore = false,
  onMore,
  selected,
  onSelected,
  onPaste,
  words,
}: PickListProps) {
  const chosen = new Set(selected.map(({ id }) => id));
  const toggle = (option: PickOption) =>
    onSelected(chosen.has(option.id) ? selected.filter(({ id }) => id !== option.id) : [...selected, option]);
  return (
    <>
      <SearchField
        fullWidth
        label={words.search}
        placeholder={words.search}
        clearLabel={words.clear}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <Chosen selected={selected} onSelected={onSelected} words={words}>
        {onPaste && <TextButton onClick={onPaste}>{words.pasteList}</TextButton>}
      </Chosen>
      {status === 'failed' && failed}
      {status === 'loading' && options.length === 0 && (
        <Waiting role="status" aria-label={words.loading}>
          <Skeleton width="60%" />
          <Skeleton width="75%" />
          <Skeleton width="50%" />
        </Waiting>
      )}
      {status === 'ready' && options.length === 0 && <Empty>{words.empty}</Empty>}
      {options.length > 0 && (
        <Options aria-busy={status === 'loading'}>
          {options.map((option) => {
            const whyNot = whyNotChosen(option, words);
            return (
              <Option key={option.id}>
                <Checkbox
                  label={whyNot === undefined ? option.name : <Muted>{option.name}</Muted>}
                  hint={option.second && <Second>{option.second}</Second>}
                  checked={option.already === true || chosen.has(option.id)}
                  disabledReason={whyNot && [option.second, whyNot].filter(Boolean).join(' · ')}
                  onChange={() => toggle(option)}
                />
              </Option>
            );
          })}
        </Options>
      )}
      {hasMore && onMore && <TextButton onClick={onMore}>{words.more}</TextButton>}
    </>
  );
}
