import { Icon } from '../icon/Icon.tsx';
import { CheckIcon, NextIcon } from '../icons.ts';
import { Entry, EntryIcon, EntryMark, EntryNote, EntryWay, EntryWords } from './Menu.styles.ts';
import type { MenuItem, MenuSection } from './menu-content.ts';
import { renderEntry } from './render-entry.tsx';

/** Properties of {@link MenuEntry}. */
export interface MenuEntryProps {
  readonly item: MenuItem;
  /** How its section chooses. */
  readonly choice?: MenuSection['choice'];
  readonly onCloseAnd: (act: () => void) => void;
}

const nothing = (): void => {};

/** One entry. The second line is part of the name, as it is part of what one sees. */
export function MenuEntry({ item, choice, onCloseAnd }: MenuEntryProps) {
  const isOff = Boolean(item.disabledReason);
  const isDanger = item.tone === 'danger' && !isOff;
  const note = item.disabledReason || item.description;
  const act = choice === 'many' || item.leads ? item.onAction : () => onCloseAnd(item.onAction);
  return (
    <Entry
      id={item.id}
      textValue={item.label}
      $danger={isDanger}
      onAction={isOff ? nothing : act}
      shouldCloseOnSelect={false}
      render={renderEntry(isOff)}
    >
      {item.icon && (
        <EntryIcon $danger={isDanger}>
          <Icon of={item.icon} />
        </EntryIcon>
      )}
      <EntryWords slot="label">
        <span lang={item.lang}>{item.label}</span>
        {note && <EntryNote>{note}</EntryNote>}
      </EntryWords>
      {item.leads === 'deeper' && (
        <EntryWay>
          <Icon of={NextIcon} size={16} />
        </EntryWay>
      )}
      {choice !== undefined && <EntryMark>{item.checked && <Icon of={CheckIcon} />}</EntryMark>}
    </Entry>
  );
}
