import { Icon, Inline, MicrosoftIcon, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** Before any control, in one quiet line: the object is managed by Microsoft 365, and what that means here. */
export function ManagedNotice({ text }: { text: string }) {
  const { t } = useTranslation('area');
  return (
    <Inline align="start" wrap={false}>
      <Icon of={MicrosoftIcon} />
      <Text tone="muted">
        <Text as="span" tone="text" strong>
          {t('origin.managed')}
        </Text>
        {` ${text}`}
      </Text>
    </Inline>
  );
}
