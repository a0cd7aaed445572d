import { Fragment, useContext, useEffect } from 'react';
import { MenuStateContext } from 'react-aria-components/Menu';
import { Avatar } from '../avatar/Avatar.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Kbd } from '../kbd/Kbd.tsx';
import { Entry, EntryIcon, EntryNote, Section, SectionTitle } from '../menu/Menu.styles.ts';
import { Results, ResultWords, Scroll } from './PalettePanel.styles.ts';
import { foundParts } from './found-parts.ts';
import type { PaletteGroup } from './palette-types.ts';

/** Properties of {@link PaletteResults}. */
export interface PaletteResultsProps {
  readonly label: string;
  /** What is typed: its letters are strong where they were found. */
  readonly query: string;
  readonly groups: readonly PaletteGroup[];
  readonly onCloseAnd: (act: () => void) => void;
}

/** The results in their groups. One of them is ready for Enter as soon as something is typed. */
export function PaletteResults({ label, query, groups, onCloseAnd }: PaletteResultsProps) {
  const [first] = groups;
  const firstKey = first && query !== '' ? keyOf(first.id, first.items[0]?.id ?? '') : undefined;
  return (
    <Scroll tabIndex={0} role="group" aria-label={label}>
      <Results aria-label={label} shouldFocusWrap>
        {groups.map(({ id: groupId, title, items }) => (
          <Section key={groupId} id={groupId}>
            <SectionTitle>
              {title}
              {groupId === first?.id && firstKey !== undefined && <FirstReady firstKey={firstKey} />}
            </SectionTitle>
            {items.map(({ id, label: name, description, face, icon, shortcut, onAction }) => (
              <Entry
                key={id}
                id={keyOf(groupId, id)}
                textValue={name}
                onAction={() => onCloseAnd(onAction)}
                shouldCloseOnSelect={false}
              >
                {face === true && (
                  <EntryIcon $danger={false}>
                    <Avatar name={name} size="sm" />
                  </EntryIcon>
                )}
                {icon && face !== true && (
                  <EntryIcon $danger={false}>
                    <Icon of={icon} />
                  </EntryIcon>
                )}
                <ResultWords slot="label">
                  <span>
                    <Found in={name} query={query} />
                  </span>{' '}
                  {description !== undefined && <EntryNote>{description}</EntryNote>}
                  {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
                </ResultWords>
              </Entry>
            ))}
          </Section>
        ))}
      </Results>
    </Scroll>
  );
}

const keyOf = (groupId: string, id: string): string => `${groupId}:${id}`;

/**
 * Makes the first result ready where none is: one that is ready stays so when more are found above it. The library does
 * so while letters are added, but not after pasting or deleting, and it forgets the result that was ready when the next
 * letter takes it away. It stands in the list because only there the list can be asked.
 */
function FirstReady({ firstKey }: { readonly firstKey: string }): null {
  const manager = useContext(MenuStateContext)?.selectionManager;
  const isNoneReady = manager?.focusedKey === null;
  useEffect(() => {
    if (!isNoneReady) return;
    manager?.setFocused(true);
    manager?.setFocusedKey(firstKey);
  }, [manager, isNoneReady, firstKey]);
  return null;
}

/** A name with the letters that were typed. */
function Found({ in: name, query }: { readonly in: string; readonly query: string }) {
  return foundParts(name, query).map(({ text, isFound }, place) =>
    // Parts of one text, which never change places.
    isFound ? <b key={place}>{text}</b> : <Fragment key={place}>{text}</Fragment>,
  );
}
