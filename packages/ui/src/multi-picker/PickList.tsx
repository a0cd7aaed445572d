import { useId } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { CloseIcon } from '../icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import type { MultiPickerProps, PickOption } from './pick-types.ts';
import { Chip, Chips, Count, Empty, Option, Options, Second, Tools, Waiting } from './MultiPicker.styles.ts';

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
  const countId = useId();
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
      <Tools>
        <Count id={countId} role="status">
          {words.selected(selected.length)}
        </Count>
        {onPaste && <TextButton onClick={onPaste}>{words.pasteList}</TextButton>}
      </Tools>
      {selected.length > 0 && (
        <Chips aria-labelledby={countId}>
          {selected.map((option) => (
            <Chip key={option.id}>
              {option.name}
              <IconButton
                size="xs"
                icon={CloseIcon}
                label={words.remove(option.name)}
                onClick={() => toggle(option)}
              />
            </Chip>
          ))}
        </Chips>
      )}
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
          {options.map((option) => (
            <Option key={option.id}>
              <Checkbox
                label={option.name}
                hint={option.second && <Second>{option.second}</Second>}
                checked={option.already === true || chosen.has(option.id)}
                disabledReason={option.already ? words.already : option.disabledReason}
                onChange={() => toggle(option)}
              />
              {option.already && <Badge>{words.already}</Badge>}
            </Option>
          ))}
        </Options>
      )}
      {hasMore && onMore && <TextButton onClick={onMore}>{words.more}</TextButton>}
    </>
  );
}
