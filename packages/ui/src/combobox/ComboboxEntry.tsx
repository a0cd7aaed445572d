import { Icon } from '../icon/Icon.tsx';
import { CheckIcon } from '../icons.ts';
import { EntryMark, EntryNote, EntryWords } from '../menu/Menu.styles.ts';
import { renderEntry } from '../menu/render-entry.tsx';
import type { ComboboxOption } from './combobox-types.ts';
import { Entry } from './ComboboxPanel.styles.ts';

/** Properties of {@link ComboboxEntry}. */
export interface ComboboxEntryProps {
  readonly id: string;
  readonly option: ComboboxOption;
}

/** One choice; one that cannot be made stays reachable, with its reason. */
export function ComboboxEntry({ id, option }: ComboboxEntryProps) {
  const { label, second, disabledReason } = option;
  const note = disabledReason || second;
  return (
    <Entry id={id} textValue={label} render={renderEntry(Boolean(disabledReason))}>
      {({ isSelected }) => (
        <>
          <EntryWords slot="label">
            <span>{label}</span>
            {note && <EntryNote>{note}</EntryNote>}
          </EntryWords>
          <EntryMark>{isSelected && <Icon of={CheckIcon} />}</EntryMark>
        </>
      )}
    </Entry>
  );
}
