import {
  Banner,
  Button,
  CopyField,
  Inline,
  MicrosoftIcon,
  Mono,
  RetryIcon,
  Spinner,
  Stack,
  Text,
} from '@archive-console/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationState } from '#queries/tenant-registration-microsoft365.ts';
import { FooterLink } from '#shared/gates/FooterLink.tsx';
import { SignInLink } from '#shared/gates/SignInLink.tsx';
import { WaitedHere } from '#shared/gates/WaitedHere.tsx';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { setupPaths } from '#shared/paths/setup.ts';
import { RegistrationRefusal } from './CallbackNotice.tsx';
import { ConsentPanel } from './ConsentPanel.tsx';
import { RegistrationFacts } from './RegistrationFacts.tsx';
import type { RegistrationActions } from './use-registration.ts';

/** What the panel of every state is given. */
interface PanelProps {
  registration: RegistrationState;
  actions: RegistrationActions;
  /** The state is being read again. */
  isLooking: boolean;
  /** Reads the state again. */
  onLook: () => void;
}

const panels: Readonly<Record<string, (props: PanelProps) => ReactNode>> = {
  None: BeginPanel,
  WaitingForAddressVerification: AddressPanel,
  WaitingForPermissionsGranted: ConsentPanel,
  Provisioning: WorkingPanel,
  ProvisioningCompleted: ReadyPanel,
  ProvisioningFailed: FailedPanel,
};

/** What is known in each state, and the one thing to do next. */
export function StatePanel(props: PanelProps) {
  const { state } = props.registration;
  const Panel = Object.hasOwn(panels, state) ? panels[state] : undefined;
  return Panel === undefined ? <UnknownPanel {...props} /> : <Panel key={state} {...props} />;
}

/** Nothing is registered in this browser yet. */
function BeginPanel({ registration, actions }: PanelProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  return (
    <>
      <RegistrationFacts registration={registration} who={t('begin.who')} />
      <Button design="primary" size="lg" fullWidth icon={MicrosoftIcon} onClick={actions.signIn}>
        {actions.error === undefined ? t('begin.action') : t('begin.again')}
      </Button>
      <Stack gap={8}>
        <FooterLink question={t('begin.otherQuestion')} to={setupPaths.start()}>
          {t('begin.other')}
        </FooterLink>
        <SignInLink />
      </Stack>
    </>
  );
}

/** The address has to be confirmed: by the link in the mail, or by a record in the DNS. */
function AddressPanel({ registration, isLooking, onLook }: PanelProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const here = useLookHere(isLooking, onLook);
  const { domainName: domain, domainVerifier } = registration;
  const hasRecord = domain !== '' && domainVerifier !== '';
  return (
    <>
      <RegistrationFacts
        registration={registration}
        who={hasRecord ? t('address.who', { domain }) : t('address.whoMail')}
      />
      {hasRecord && (
        <Stack gap={8}>
          <Text tone="muted">{t('address.dns', { domain })}</Text>
          <CopyField
            label={t('address.record')}
            value={domainVerifier}
            words={{ copy: t('address.copyRecord') }}
          />
        </Stack>
      )}
      <Button design="primary" size="lg" fullWidth icon={RetryIcon} busy={here.isBusy} onClick={here.look}>
        {t('address.action')}
      </Button>
      <Text as="div" role="status" size="small" tone="muted">
        {here.hasLooked && t('address.unchanged')}
      </Text>
    </>
  );
}

/** The service sets up; there is nothing to do but to wait. */
function WorkingPanel({ registration, isLooking, onLook }: PanelProps) {
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

/** It is set up: one press leads into the console. */
function ReadyPanel({ registration, actions }: PanelProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  return (
    <>
      <RegistrationFacts registration={registration} who={t('ready.who')} />
      <RegistrationRefusal error={actions.refusal} />
      <SlowNotice waiting={actions.isFinalizing} />
      <Button design="primary" size="lg" fullWidth busy={actions.isFinalizing} onClick={actions.finalize}>
        {t('ready.action')}
      </Button>
    </>
  );
}

/** Setting up has failed, for the reason the service gives; the same call that ends a registration tries again. */
function FailedPanel({ registration, actions }: PanelProps) {
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
      <RegistrationRefusal error={actions.refusal} />
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

/** A state the specification does not name: shown as the service calls it. */
function UnknownPanel({ registration, isLooking, onLook }: PanelProps) {
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

/** A press that reads the state again. An automatic read at the same time makes no button busy. */
function useLookHere(isLooking: boolean, onLook: () => void) {
  const [isPressed, setIsPressed] = useState(false);
  return {
    isBusy: isPressed && isLooking,
    /** It was pressed, and still stands as before. */
    hasLooked: isPressed && !isLooking,
    look() {
      setIsPressed(true);
      onLook();
    },
  };
}
