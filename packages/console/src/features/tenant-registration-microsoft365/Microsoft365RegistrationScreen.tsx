import { Skeleton, Stack } from '@archive-console/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LoaderFunction } from 'react-router';
import {
  microsoft365RegistrationQueries,
  type RegistrationState,
} from '#queries/tenant-registration-microsoft365.ts';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { LoadState } from '#shared/loading/LoadState.tsx';
import { RetryNotice } from '#shared/loading/RetryNotice.tsx';
import { servicesOf } from '#shared/runtime/services.ts';
import { CallbackNotice } from './CallbackNotice.tsx';
import { PanelHead } from './PanelHead.tsx';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import { StartOver } from './StartOver.tsx';
import { StatePanel } from './StatePanel.tsx';
import { useRegistrationActions, useRegistrationState } from './use-registration.ts';

export const loader: LoaderFunction = ({ context }) =>
  beginReads(servicesOf(context).queryClient.query(microsoft365RegistrationQueries.status()));

/** Registers a Microsoft 365 organization: what is done, what comes next, and who can do it. */
export function Microsoft365RegistrationScreen() {
  const read = useRegistrationState();
  if (read.data === undefined) return <RegistrationLoadState read={read} />;
  return (
    <Registration
      registration={read.data}
      readError={read.error}
      isLooking={read.isFetching}
      onLook={() => void read.refetch()}
    />
  );
}

interface RegistrationProps {
  registration: RegistrationState;
  readError: Error | null;
  /** The state is being read again. */
  isLooking: boolean;
  onLook: () => void;
}

function Registration({ registration, readError, isLooking, onLook }: RegistrationProps) {
  const actions = useRegistrationActions(registration.state);
  const words = useStateWords(registration);
  return (
    <Stack gap={20}>
      <RegistrationSteps state={registration.state} />
      <CallbackNotice actions={actions} />
      {readError !== null && <ReadAgainNotice error={readError} onRetry={onLook} />}
      <Stack gap={16}>
        <PanelHead title={words.title}>{words.text}</PanelHead>
        <StatePanel {...{ registration, actions, isLooking, onLook }} />
        <StartOver registration={registration} actions={actions} />
      </Stack>
    </Stack>
  );
}

/** How the registration stands, and what that means. */
function useStateWords(registration: RegistrationState): { title: string; text: string } {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const { state, emailAddress: email, organizationName: organization, errorMessage } = registration;
  switch (state) {
    case 'None':
      return { title: t('begin.title'), text: t('begin.text') };
    case 'WaitingForAddressVerification':
      return { title: t('address.title'), text: t('address.text', { email }) };
    case 'WaitingForPermissionsGranted':
      return { title: t('consent.title'), text: t('consent.text') };
    case 'Provisioning':
      return { title: t('working.title'), text: t('working.text') };
    case 'ProvisioningCompleted':
      return {
        title: organization === '' ? t('ready.titleBare') : t('ready.title', { organization }),
        text: t('ready.text'),
      };
    case 'ProvisioningFailed':
      return {
        title: t('failed.title'),
        text: errorMessage === '' ? t('failed.bare') : t('failed.text'),
      };
    default:
      return { title: t('unknown.title'), text: t('unknown.text') };
  }
}

/** Above a state that could not be read again. */
function ReadAgainNotice({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  return (
    <RetryNotice title={t('reread.title')} error={error} onRetry={onRetry}>
      {t('reread.text')}
    </RetryNotice>
  );
}

/** In place of the registration until its state has been read. */
function RegistrationLoadState({ read }: { read: UseQueryResult }) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const { queryKey } = microsoft365RegistrationQueries.status();
  return (
    <LoadState read={read} queryKey={queryKey} loading={t('registration.loading')} stopped={t('stopped')}>
      <Stack gap={20}>
        <Skeleton shape="row" />
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton shape="row" />
      </Stack>
    </LoadState>
  );
}
