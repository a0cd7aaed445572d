import { GateLayout, Logo } from '@archive-console/ui';
import { useEffect, useState } from 'react';
import { type LoaderFunction, Outlet, useMatches } from 'react-router';
import { serviceQueries } from '#queries/service.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { useDeferredPart } from './use-deferred-part.ts';

export const loader: LoaderFunction = async ({ context }) => {
  const { i18n, queryClient } = servicesOf(context);
  queryClient.query(serviceQueries.status()).catch(() => undefined);
  await ensureWords(i18n, 'authentication');
  return null;
};

const loadParts = async () => (await import('./deferred-public.ts')).publicParts;

/** Around every page that needs no session: logo, the matched route's title, settings, and how the service is. */
export function PublicLayout() {
  const t = useWords();
  const parts = useDeferredPart(loadParts);
  const [head, setHead] = useState<{ title: string; sentence: string }>();
  // The palette asked for before (`theme.js`) was one of the page that sign-in stands in place of.
  useEffect(() => void delete document.documentElement.dataset['asked'], []);
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return (
    <GateLayout
      logo={<Logo name={t('shell:product')} />}
      settings={parts && <parts.PublicSettings />}
      title={head?.title ?? t(handle?.titleKey ?? 'shell:product')}
      sentence={head?.sentence ?? (handle?.sentenceKey && t(handle.sentenceKey))}
      // Its place is held from the start: the card does not move.
      footer={<>{parts && <parts.ServiceState />}</>}
      wide={handle?.isWide ?? false}
    >
      <Outlet context={setHead} />
    </GateLayout>
  );
}
