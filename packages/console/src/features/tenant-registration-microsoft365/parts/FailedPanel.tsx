import { Banner, Button, RetryIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import type { PanelProps } from './panel-props.ts';
import { Refusal } from './Refusal.tsx';
import { RegistrationFacts } from './RegistrationFacts.tsx';

/** Setting up has failed, for the reason the service gives; the same call that ends a registration tries again. */
export function FailedPanel({ registration, actions }: PanelProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const { errorMessage } = registration;
  return (
    <>
      {errorMessage !== '' && (
        <Banner tone="danger" title={t('failed.says')}>
          {errorMessage}
        </Banner>
      )}
      <RegistrationFacts registration={registration} who={t('failed.who')} />
      <Refusal error={actions.refusal} />
      <SlowNotice waiting={actions.isFinalizing} />
      <Button
        design="primary"
        size="lg"
        fullWidth
        icon={RetryIcon}
        busy={actions.isFinalizing}
        onClick={actions.finalize}
      >
        {t('failed.action')}
      </Button>
    </>
  );
}
