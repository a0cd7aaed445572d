import type { RegistrationState } from '#queries/tenant-registration-microsoft365.ts';
import type { RegistrationActions } from '../use-registration.ts';

/** What the panel of every state is given. */
export interface PanelProps {
  registration: RegistrationState;
  actions: RegistrationActions;
  /** The state is being read again. */
  isLooking: boolean;
  /** Reads the state again. */
  onLook: () => void;
}
