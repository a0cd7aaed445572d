import { type LoaderFunction, Outlet, useMatches } from 'react-router';
import { serviceQueries } from '#queries/service.ts';
import type { BareOutlet } from '#shared/gates/bare-outlet.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { BareFrame } from './BareFrame.tsx';
import { ServiceState } from './ServiceState.tsx';
import { useSignOut } from './use-sign-out.ts';

export const loader: LoaderFunction = async ({ context }) => {
  const { i18n, queryClient } = servicesOf(context);
  queryClient.query(serviceQueries.status()).catch(() => undefined);
  // The words of the state of the service.
  await ensureWords(i18n, 'authentication');
  return null;
};

/** Around the pages of a user whose tenant cannot be administered now: no navigation (E21). */
export function BareLayout() {
  const t = useWords();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const outlet: BareOutlet = { signOut: useSignOut() };
  return (
    <BareFrame
      title={handle?.titleKey === undefined ? t('shell:product') : t(handle.titleKey)}
      sentence={handle?.sentenceKey === undefined ? undefined : t(handle.sentenceKey)}
      footer={<ServiceState />}
    >
      <Outlet context={outlet} />
    </BareFrame>
  );
}
