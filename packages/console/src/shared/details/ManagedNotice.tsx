import { Banner, MicrosoftIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** Before any control: the object is managed by Microsoft 365, and what that means here. */
export function ManagedNotice({ text }: { text: string }) {
  const { t } = useTranslation('area');
  return (
    <Banner icon={MicrosoftIcon} title={t('origin.managed')}>
      {text}
    </Banner>
  );
}
