import { Icon, Inline, MicrosoftIcon, Quiet } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** Where an object comes from, in a cell. It is no news in most rows; on cards only what is managed elsewhere is named. */
export function OriginCell({ isManaged }: { isManaged: boolean }) {
  const { t } = useTranslation('area');
  return isManaged ? (
    <Quiet onCard>
      <Inline as="span" gap={4} wrap={false}>
        <Icon of={MicrosoftIcon} size={14} />
        {t('origin.microsoft')}
      </Inline>
    </Quiet>
  ) : (
    <Quiet>{t('origin.local')}</Quiet>
  );
}
