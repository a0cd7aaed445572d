import { Stack } from '@archive-console/ui';
import type { ReactNode } from 'react';
import type { LoaderFunction } from 'react-router';
import {
  microsoft365RegistrationQueries,
  type RegistrationState,
} from '#queries/tenant-registration-microsoft365.ts';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { AddressPanel } from './parts/AddressPanel.tsx';
import { BeginPanel } from './parts/BeginPanel.tsx';
import { CallbackNotice } from './parts/CallbackNotice.tsx';
import { ConsentPanel } from './parts/ConsentPanel.tsx';
import { FailedPanel } from './parts/FailedPanel.tsx';
import type { PanelProps } from './parts/panel-props.ts';
import { PanelHead } from './parts/PanelHead.tsx';
import { ReadAgainNotice } from './parts/ReadAgainNotice.tsx';
import { RegistrationLoadState } from './parts/RegistrationLoadState.tsx';
import { ReadyPanel } from './parts/ReadyPanel.tsx';
import { RegistrationSteps } from './parts/RegistrationSteps.tsx';
import { StartOver } from './parts/StartOver.tsx';
import { UnknownPanel } from './parts/UnknownPanel.tsx';
import { WorkingPanel } from './parts/WorkingPanel.tsx';
import { useStateWords } from './use-state-words.ts';
import { useRegistrationActions, useRegistrationState } from './use-registration.ts';

export const loader: LoaderFunction = ({ context }) =>
  beginReads(servicesOf(context).queryClient.query(microsoft365RegistrationQueries.status()));

const panels: Readonly<Record<string, (props: PanelProps) => ReactNode>> = {
  None: BeginPanel,
  WaitingForAddressVerification: AddressPanel,
  WaitingForPermissionsGranted: ConsentPanel,
  Provisioning: WorkingPanel,
  ProvisioningCompleted: ReadyPanel,
  ProvisioningFailed: FailedPanel,
};

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

interface RegistrationProps extends Pick<PanelProps, 'isLooking' | 'onLook'> {
  registration: RegistrationState;
  readError: Error | null;
}

function Registration({ registration, readError, isLooking, onLook }: RegistrationProps) {
  const actions = useRegistrationActions(registration.state);
  const words = useStateWords(registration);
  const Panel = Object.hasOwn(panels, registration.state) ? panels[registration.state] : undefined;
  const given: PanelProps = { registration, actions, isLooking, onLook };
  return (
    <Stack gap={20}>
      <RegistrationSteps state={registration.state} />
      <CallbackNotice actions={actions} />
      {readError !== null && <ReadAgainNotice isBusy={isLooking} onRetry={onLook} />}
      <Stack gap={16}>
        <PanelHead title={words.title}>{words.text}</PanelHead>
        {Panel === undefined ? <UnknownPanel {...given} /> : <Panel key={registration.state} {...given} />}
        <StartOver registration={registration} actions={actions} />
      </Stack>
    </Stack>
  );
}
