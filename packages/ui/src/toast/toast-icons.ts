import type { IconShape } from '../icon/Icon.tsx';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.ts';
import type { ToastTone } from './toast-types.ts';

/** The drawing of each tone. */
export const toastIcons: Readonly<Record<ToastTone, IconShape>> = {
  success: SuccessIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};
