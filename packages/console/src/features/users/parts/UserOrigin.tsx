import type { User } from '@archive-console/api-client';
import { Banner, MicrosoftIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** Before any control: where this person comes from, if not from here. */
export function UserOrigin({ user }: { user: User }) {
  const { t } = useTranslation('users');
  if (!user.hasExternalReference) return null;
  return (
    <Banner icon={MicrosoftIcon} title={t('managed.title')}>
      {t('managed.text')}
    </Banner>
  );
}
