import { Card, NumberedList } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** What follows from consent, in place of figures that cannot be there before it. */
export function ConsentSteps() {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('consent.title')}>
      <NumberedList>
        <li>{t('consent.ask')}</li>
        <li>{t('consent.bring')}</li>
        <li>{t('consent.journal')}</li>
      </NumberedList>
    </Card>
  );
}
