import { AppShell } from '@archive-console/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunction, Outlet } from 'react-router';
import { tenantsQueries } from '#queries/tenants.ts';
import { servicesOf, useServices } from '#shared/services.ts';
import { whenQuiet } from '#shared/when-quiet.ts';
import { BulkSheet } from './BulkSheet.tsx';
import { HomeSidebar } from './HomeSidebar.tsx';
import { TopBarState } from './TopBarState.tsx';
import { Trail } from './Trail.tsx';
import { useHomeNotices } from './use-home-notices.tsx';

export const loader: LoaderFunction = ({ context }) => {
  servicesOf(context)
    .queryClient.query(tenantsQueries.current())
    .catch(() => undefined);
  return null;
};

/** Around every page of a signed-in administrator. */
export function HomeLayout() {
  const { t } = useTranslation();
  const { live, queryClient } = useServices();
  const [isReached, setReached] = useState(true);
  const notices = useHomeNotices(setReached);
  useEffect(
    () =>
      whenQuiet(
        () => queryClient.isFetching() === 0,
        () => live.start(),
      ),
    [live, queryClient],
  );
  return (
    <AppShell
      sidebar={<HomeSidebar />}
      topStart={<Trail />}
      topEnd={<TopBarState isReached={isReached} />}
      notice={notices}
      skipLabel={t('skipLink')}
      menuLabel={t('navigation.open')}
      closeLabel={t('navigation.close')}
    >
      <Outlet />
      <BulkSheet />
    </AppShell>
  );
}
