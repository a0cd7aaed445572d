import { Icon, Inline, MicrosoftIcon, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useWords, type WordKey } from '#shared/i18n/use-words.ts';

interface ManagedNoticeProps {
  object: { hasExternalReference?: boolean };
  /** What it means here; left out where nothing is managed elsewhere. */
  text: WordKey | undefined;
}

/** Before any control, in one quiet line: the object is managed by Microsoft 365, and what that means here. */
export function ManagedNotice({ object, text }: ManagedNoticeProps) {
  const { t } = useTranslation('area');
  const say = useWords();
  if (object.hasExternalReference !== true || text === undefined) return null;
  return (
    <Inline align="start" wrap={false}>
      <Icon of={MicrosoftIcon} />
      <Text tone="muted">
        <Text as="span" tone="text" strong>
          {t('origin.managed')}
        </Text>
        {` ${say(text)}`}
      </Text>
    </Inline>
  );
}
