import { Icon } from '../icon/Icon.tsx';
import { Kbd } from '../kbd/Kbd.tsx';
import { Entry, EntryIcon, EntryNote, Section, SectionTitle } from '../menu/Menu.styles.ts';
import { Results, ResultWords, Scroll } from './PalettePanel.styles.ts';
import type { PaletteGroup } from './palette-types.ts';

/** Properties of {@link PaletteResults}. */
export interface PaletteResultsProps {
  readonly label: string;
  readonly groups: readonly PaletteGroup[];
  readonly onCloseAnd: (act: () => void) => void;
}

/** The results in their groups. Which of them is ready for Enter is the library's. */
export function PaletteResults({ label, groups, onCloseAnd }: PaletteResultsProps) {
  return (
    <Scroll tabIndex={0} role="group" aria-label={label}>
      <Results aria-label={label} shouldFocusWrap>
        {groups.map(({ id: groupId, title, items }) => (
          <Section key={groupId} id={groupId}>
            <SectionTitle>{title}</SectionTitle>
            {items.map(({ id, label: name, description, icon, shortcut, onAction }) => (
              <Entry
                key={id}
                id={`${groupId}:${id}`}
                textValue={name}
                onAction={() => onCloseAnd(onAction)}
                shouldCloseOnSelect={false}
              >
                {icon && (
                  <EntryIcon $danger={false}>
                    <Icon of={icon} />
                  </EntryIcon>
                )}
                <ResultWords slot="label">
                  <span>{name}</span> {description !== undefined && <EntryNote>{description}</EntryNote>}
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
