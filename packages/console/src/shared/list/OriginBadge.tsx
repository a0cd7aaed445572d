import { Badge, MicrosoftIcon, Quiet } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** Where an object comes from, in a cell: only what is managed elsewhere is notable. */
export function OriginBadge({ isManaged }: { isManaged: boolean }) {
  const { t } = useTranslation('area');
  return isManaged ? (
    <Badge icon={MicrosoftIcon}>{t('origin.microsoft')}</Badge>
  ) : (
    <Quiet>{t('origin.local')}</Quiet>
  );
}
