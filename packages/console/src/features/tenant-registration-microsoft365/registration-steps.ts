import type { StepState } from '@archive-console/ui';

/** The steps of a registration, in their order. */
export const registrationSteps = ['signIn', 'address', 'consent', 'setUp'] as const;

/** How many steps lie behind each state of the service; a state that is not listed here is not known. */
const done: Readonly<Record<string, number>> = {
  None: 0,
  WaitingForAddressVerification: 1,
  WaitingForPermissionsGranted: 2,
  Provisioning: 3,
  ProvisioningFailed: 3,
  ProvisioningCompleted: 4,
};

/** How each step stands; `undefined` for a state that is not known. */
export function stepStatesIn(state: string): readonly StepState[] | undefined {
  const behind = Object.hasOwn(done, state) ? done[state] : undefined;
  if (behind === undefined) return undefined;
  const here: StepState = state === 'ProvisioningFailed' ? 'failed' : 'current';
  return registrationSteps.map((_step, index) => {
    if (index < behind) return 'done';
    return index === behind ? here : 'toCome';
  });
}

/** Pauses between two reads, in milliseconds: short while the service works, else long. */
const WORKING_MS = 3000;
const WAITING_MS = 6000;
const FAILED_MS = 30_000;

/** When the state is to be read again by itself; `false` where nothing goes on that this page does not do. */
export function pauseBeforeReading(state: string | undefined, hasFailed: boolean): number | false {
  const pauses: Readonly<Record<string, number>> = {
    Provisioning: WORKING_MS,
    WaitingForAddressVerification: WAITING_MS,
  };
  const pause = state === undefined ? undefined : pauses[state];
  if (pause === undefined) return false;
  return hasFailed ? FAILED_MS : pause;
}
