import { Button, Mono, RetryIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from './panel-props.ts';
import { RegistrationFacts } from './RegistrationFacts.tsx';
import { useLookHere } from './use-look-here.ts';

/** A state the specification does not name: shown as the service calls it. */
export function UnknownPanel({ registration, isLooking, onLook }: PanelProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const here = useLookHere(isLooking, onLook);
  return (
    <>
      <RegistrationFacts
        registration={registration}
        who={t('unknown.who')}
        more={{ term: t('unknown.state'), description: <Mono>{registration.state}</Mono> }}
      />
      <Button design="primary" size="lg" fullWidth icon={RetryIcon} busy={here.isBusy} onClick={here.look}>
        {t('address.action')}
      </Button>
    </>
  );
}
