import { Icon } from '../icon/Icon.tsx';
import { CheckIcon } from '../icons.ts';
import { EntryMark, EntryNote, EntryWords } from '../menu/Menu.styles.ts';
import type { ComboboxOption } from './combobox-types.ts';
import { Entry } from './ComboboxPanel.styles.ts';

/** Properties of {@link ComboboxEntry}. */
export interface ComboboxEntryProps {
  readonly id: string;
  readonly option: ComboboxOption;
}

/** One choice. One that cannot be made is not `disabled` for the library: nobody would hear the reason. */
export function ComboboxEntry({ id, option }: ComboboxEntryProps) {
  const { label, second, disabledReason } = option;
  const note = disabledReason ?? second;
  return (
    <Entry
      id={id}
      textValue={label}
      render={(props) =>
        'href' in props ? (
          <a {...props}>{props.children}</a>
        ) : (
          <div {...props} aria-disabled={disabledReason === undefined ? undefined : true} />
        )
      }
    >
      {({ isSelected }) => (
        <>
          <EntryWords slot="label">
            <span>{label}</span>
            {note !== undefined && <EntryNote>{note}</EntryNote>}
          </EntryWords>
          <EntryMark>{isSelected && <Icon of={CheckIcon} />}</EntryMark>
        </>
      )}
    </Entry>
  );
}
