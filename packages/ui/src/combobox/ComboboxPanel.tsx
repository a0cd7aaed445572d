import { use, useEffect, useEffectEvent, useRef, type ComponentProps, type Key, type ReactNode } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import type { FieldControl } from '../field/Field.tsx';
import { FieldError } from '../field/FieldError.tsx';
import { Icon } from '../icon/Icon.tsx';
import { ExpandIcon } from '../icons.ts';
import { PageLocale } from '../lazy-part/PageLocale.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { Inset } from '../text-field/TextField.styles.ts';
import { Open } from './Combobox.styles.ts';
import { entriesOf, entryKey, TYPED } from './combobox-entries.ts';
import type { ComboboxProps, ComboboxWords } from './combobox-types.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { Input, Note, Opener, Panel, Root } from './ComboboxPanel.styles.ts';
import { useEarlyChoice } from './use-early-choice.ts';

/** Properties of {@link ComboboxPanel}. */
export interface ComboboxPanelProps extends Pick<ComboboxProps, 'value' | 'options' | 'hasMore' | 'onMore'> {
  readonly words: Required<ComboboxWords>;
  readonly control: FieldControl;
  readonly labelId: string;
  /** Whether the field had the focus before its file was here. */
  readonly hasFocus: boolean;
  /** What the caller gives the `<input>`. */
  readonly native: ComponentProps<'input'>;
  /** What is typed; nothing while the chosen label is shown. */
  readonly query: string | undefined;
  readonly onQuery: (query: string | undefined) => void;
  /** An entry was chosen, or what is typed is the value. */
  readonly onEntry: (key: string) => void;
  /** The search ends without an entry: by leaving the field, or by Enter. */
  readonly onEnd: () => void;
  readonly isLoading: boolean;
  /** Whether the options are those of another search than that for what is typed; never where nothing is typed. */
  readonly isStale: boolean;
  readonly hasFailed: boolean;
  /** Why the search has failed. */
  readonly failed: ReactNode;
  /** What would be taken as a value of its own. */
  readonly custom: string | undefined;
}

/** The field with its list. Keys, focus and what is announced of the list are the library's. */
export function ComboboxPanel(props: ComboboxPanelProps) {
  const { control, labelId, native, value, options, query, onQuery, onEntry, onEnd, custom, words } = props;
  const { className = '', placeholder = '', ...own } = native;
  const { isLoading, isStale, failed, hasFailed, hasMore = false, onMore } = props;
  const isTyping = useRef(false);
  // The key that the library is at work on.
  const pressed = useRef<string>(undefined);
  const only = options.length === 1 && !hasMore && custom === undefined ? options[0] : undefined;
  const chooseEarly = useEarlyChoice({ query, only, isStale, onEntry });
  const entries = entriesOf(options, value);
  const { id, required, ...described } = control;
  const choose = (key: Key | null): void => {
    // The library reports the choice anew whenever the field is left, Enter is pressed or the search is dropped.
    if (pressed.current === 'Escape') return;
    if (key === null || (value !== null && key === entryKey(value) && query !== undefined)) onEnd();
    else if (isStale && key !== TYPED && pressed.current !== undefined) chooseEarly();
    else onEntry(String(key));
  };
  return (
    <PageLocale>
      <Root
        id={id}
        isRequired={required ?? false}
        validationBehavior="aria"
        aria-labelledby={labelId}
        inputValue={query ?? value?.label ?? ''}
        onInputChange={(text) => {
          // The library also writes into the field; only what the user types is a search.
          if (isTyping.current) onQuery(text);
          isTyping.current = false;
        }}
        // Only a search opens the list; otherwise a value taken with Enter, being a new text, would open it again.
        menuTrigger={query === undefined ? 'manual' : 'input'}
        selectedKey={value && entryKey(value)}
        onSelectionChange={choose}
        onBlur={onEnd}
        // Heard after the library's own keys: what it reports from then on is of no key any more.
        onKeyDown={() => {
          pressed.current = undefined;
        }}
        allowsEmptyCollection={!hasFailed}
        // The service filters, by more than the label; and the choice stays in view.
        defaultFilter={() => true}
        // The library's option, not the attribute: a user who was in the field stays in it.
        {...{ autoFocus: props.hasFocus }}
      >
        <Inset
          onChangeCapture={() => {
            isTyping.current = true;
          }}
          onKeyDownCapture={(event) => {
            pressed.current = event.key;
            if (event.key === 'Escape') onQuery(undefined);
          }}
        >
          <Input {...own} {...{ className, placeholder }} {...described} />
          <Open>
            <Opener aria-label={words.open}>
              <Icon of={ExpandIcon} size={16} />
            </Opener>
          </Open>
        </Inset>
        <OpenAtOnce isSearched={props.hasFocus && query !== undefined} />
        <Panel offset={4}>
          <ComboboxList {...{ labelId, entries, custom, isLoading, hasMore, onMore, words }} />
          {isLoading && !hasMore && (
            <Note role="status">
              <Spinner />
              {words.loading}
            </Note>
          )}
          {/* While the list is open, a screen reader hears nothing that lies outside it. */}
          {hasFailed && (
            <Note as="div" role="alert">
              <FieldError>{failed}</FieldError>
            </Note>
          )}
          {!isLoading && !hasFailed && options.length === 0 && (
            <Note role="status">{words.empty(query?.trim() ?? '')}</Note>
          )}
        </Panel>
      </Root>
    </PageLocale>
  );
}

/** What was typed before the file was here is a search as well: its list opens with the file. */
function OpenAtOnce({ isSearched }: { readonly isSearched: boolean }) {
  const list = use(ComboBoxStateContext);
  const open = useEffectEvent(() => {
    if (isSearched) list?.open(null, 'input');
  });
  useEffect(() => open(), []);
  return null;
}
