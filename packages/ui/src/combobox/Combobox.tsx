import { useId, useState } from 'react';
import { Field } from '../field/Field.tsx';
import { FieldError } from '../field/FieldError.tsx';
import { Icon } from '../icon/Icon.tsx';
import { ExpandIcon } from '../icons.ts';
import { usePart } from '../lazy-part/use-part.ts';
import { TextButton } from '../text-button/TextButton.tsx';
import { entriesOf, entryKey, TYPED } from './combobox-entries.ts';
import { comboboxPanel } from './combobox-panel.ts';
import type { ComboboxProps } from './combobox-types.ts';
import { Inset } from '../text-field/TextField.styles.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { Failed, Input, Open } from './Combobox.styles.ts';
import { useSearchText } from './use-search-text.ts';

/** Until the list can be opened it is said to be closed. */
const closed = { role: 'combobox', 'aria-expanded': false, 'aria-autocomplete': 'list' } as const;

/**
 * One of many that the service searches: a mailbox, a person, a group. The choice stays while one searches, and comes
 * back when the search is dropped. The field can be typed into at once; its list comes in a file of its own, and draws
 * what is seen of it.
 *
 * Until what is typed is searched for, the entries of the search before are still there. No key takes one of them: what
 * is typed says that another one is meant. A press on one does, because who presses an entry has read it.
 *
 * - Do: give a second line where two may have the same name; say in `failed` what happened.
 * - Do: keep the options of the last search while the next one runs.
 * - Don't: use it for up to a dozen choices (`Select`), or to choose several (`MultiPicker`).
 *
 * | Key | Does |
 * | --- | --- |
 * | Letters | search, once the typing pauses |
 * | Arrow down, Arrow up | open the list and go through it |
 * | Page up, Page down, Home, End | go further through the open list |
 * | Enter | chooses the entry, or takes what is typed with `allowsCustom`; on an entry of the search before, it waits for this one and takes what it finds, if that is one alone |
 * | Escape | closes the list and shows the choice again |
 * | Tab | leaves the field; an emptied field means no choice |
 */
export function Combobox({
  label,
  labelAside,
  hint,
  error,
  id,
  value,
  onChange,
  options,
  onSearch,
  searchDelay = 250,
  status = 'ready',
  failed,
  onRetry,
  hasMore,
  onMore,
  allowsCustom = false,
  required,
  disabledReason,
  onBlur,
  words: own,
  ...props
}: ComboboxProps) {
  const words = useUiWords('combobox', own);
  const labelId = useId();
  const failedId = useId();
  const [hasFocus, setFocus] = useState(false);
  const { query, setQuery, isWaiting, isStale } = useSearchText({
    onSearch,
    delay: searchDelay,
    isReady: status === 'ready',
  });
  const isOff = Boolean(disabledReason);
  const [isUnreachable, setUnreachable] = useState(false);
  const Panel = usePart(comboboxPanel, !isOff && !isUnreachable, () => setUnreachable(true));
  const typed = query?.trim() ?? '';
  const isNew = typed !== '' && !options.some((option) => option.label === typed);

  function choose(key: string) {
    const option =
      key === TYPED ? { label: typed } : entriesOf(options, value).find((one) => entryKey(one) === key);
    if (option === undefined || option.disabledReason) return;
    setQuery(undefined);
    if (value === null || entryKey(option) !== entryKey(value)) onChange(option);
  }

  function end() {
    if (query === undefined) return;
    setQuery(undefined);
    if (typed === '') {
      if (value !== null) onChange(null);
    } else if (allowsCustom && typed !== value?.label) {
      const known = options.find((option) => option.label === typed);
      if (!known?.disabledReason) onChange(known ?? { label: typed });
    }
  }

  return (
    <Field
      {...{ labelAside, hint, error, disabledReason, id, required }}
      label={<span id={labelId}>{label}</span>}
      describedBy={
        [status === 'failed' && failedId, props['aria-describedby']].filter(Boolean).join(' ') || undefined
      }
    >
      {(control) => (
        <>
          {Panel ? (
            <Panel
              {...{ control, labelId, hasFocus, value, options, query, words }}
              {...{ hasMore, onMore }}
              native={props}
              onQuery={setQuery}
              onEntry={choose}
              onEnd={() => {
                end();
                onBlur?.();
              }}
              isLoading={status === 'loading' || isWaiting}
              isStale={isStale}
              hasFailed={status === 'failed'}
              failed={failed}
              custom={allowsCustom && isNew ? typed : undefined}
            />
          ) : (
            <Inset>
              <Input
                type="text"
                {...closed}
                autoComplete="off"
                {...props}
                {...control}
                readOnly={isOff}
                value={query ?? value?.label ?? ''}
                onChange={(event) => setQuery(event.target.value)}
                onFocus={(event) => {
                  props.onFocus?.(event);
                  setFocus(true);
                  setUnreachable(false);
                }}
                onBlur={() => {
                  setFocus(false);
                  end();
                  onBlur?.();
                }}
              />
              <Open>
                <Icon of={ExpandIcon} size={16} />
              </Open>
            </Inset>
          )}
          {status === 'failed' && (
            <Failed role="alert">
              <FieldError id={failedId}>{failed}</FieldError>
              {onRetry && <TextButton onClick={onRetry}>{words.retry}</TextButton>}
            </Failed>
          )}
        </>
      )}
    </Field>
  );
}
