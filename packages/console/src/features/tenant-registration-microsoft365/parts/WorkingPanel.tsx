import { Button, Inline, RetryIcon, Spinner } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { WaitedHere } from '#shared/gates/WaitedHere.tsx';
import type { PanelProps } from './panel-props.ts';
import { RegistrationFacts } from './RegistrationFacts.tsx';
import { useLookHere } from './use-look-here.ts';

/** The service sets up; there is nothing to do but to wait. */
export function WorkingPanel({ registration, isLooking, onLook }: PanelProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const here = useLookHere(isLooking, onLook);
  return (
    <>
      <Inline gap={10}>
        <Spinner />
        <WaitedHere />
      </Inline>
      <RegistrationFacts registration={registration} who={t('working.who')} />
      <Button size="lg" fullWidth icon={RetryIcon} busy={here.isBusy} onClick={here.look}>
        {t('working.action')}
      </Button>
    </>
  );
}
