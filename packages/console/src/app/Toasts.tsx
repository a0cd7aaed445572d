import { ToastRegion } from '@archive-console/ui';
import { useServices } from '#shared/runtime/services.ts';

/** Where messages appear: bottom, the specification's default (section 9). */
export function Toasts() {
  const { toasts } = useServices();
  return <ToastRegion queue={toasts} />;
}
