import { DefinitionList, Divider, Heading, Inline, Kbd, Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { CharacterKeys } from './CharacterKeys.tsx';
import { shortcutGroups } from './shortcut-groups.ts';
import { usePrinted } from './use-printed.ts';

/** Every keyboard shortcut, by where it works, below the choice to turn off those of one character. */
export function ShortcutList() {
  const { t } = useTranslation('home');
  const printed = usePrinted();
  return (
    <Stack gap={20}>
      {/* First, so that in a dialog the focus begins at the top and the arrow keys scroll to the rest. */}
      <CharacterKeys />
      <Divider />
      {shortcutGroups().map(({ title, shortcuts }) => (
        <Stack key={title} gap={8}>
          <Heading level={3}>{t(title)}</Heading>
          <DefinitionList
            items={shortcuts.map(({ keys, does }) => ({
              term: t(does),
              description: (
                <Inline gap={4}>
                  {keys.map((key) => (
                    <Kbd key={key}>{printed(key)}</Kbd>
                  ))}
                </Inline>
              ),
            }))}
          />
        </Stack>
      ))}
    </Stack>
  );
}
