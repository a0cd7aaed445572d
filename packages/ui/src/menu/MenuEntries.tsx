import type { MenuSection } from './menu-content.ts';
import { Section, SectionTitle } from './Menu.styles.ts';
import { MenuEntry } from './MenuEntry.tsx';

const modes = { one: 'single', many: 'multiple' } as const;

/** The sections of a menu with their entries. */
export function MenuEntries({ sections }: { readonly sections: readonly MenuSection[] }) {
  return sections.map(({ id, title, choice, items }) => (
    <Section
      key={id}
      aria-label={title ?? id}
      selectionMode={choice ? modes[choice] : 'none'}
      selectedKeys={items.filter((item) => item.checked).map((item) => item.id)}
    >
      {title !== undefined && <SectionTitle>{title}</SectionTitle>}
      {items.map((item) => (
        <MenuEntry key={item.id} item={item} choice={choice} />
      ))}
    </Section>
  ));
}
