import type { MenuSection } from './menu-content.ts';
import { Section, SectionTitle } from './Menu.styles.ts';
import { MenuEntry } from './MenuEntry.tsx';

/** Properties of {@link MenuEntries}. */
export interface MenuEntriesProps {
  readonly sections: readonly MenuSection[];
  readonly onCloseAnd: (act: () => void) => void;
}

const modes = { one: 'single', many: 'multiple' } as const;

/** The sections of a menu with their entries. */
export function MenuEntries({ sections, onCloseAnd }: MenuEntriesProps) {
  return sections.map(({ id, title, choice, items }) => (
    <Section
      key={id}
      selectionMode={choice ? modes[choice] : 'none'}
      selectedKeys={items.filter((item) => item.checked).map((item) => item.id)}
    >
      {title !== undefined && <SectionTitle>{title}</SectionTitle>}
      {items.map((item) => (
        <MenuEntry key={item.id} item={item} choice={choice} onCloseAnd={onCloseAnd} />
      ))}
    </Section>
  ));
}
