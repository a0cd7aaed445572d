import { AppShell } from '@archive-console/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunction, Outlet } from 'react-router';
import { tenantsQueries } from '#queries/tenants.ts';
import { ensureWords } from '#shared/i18n.ts';
import { type Services, servicesOf } from '#shared/services.ts';
import type { HomeOverlay } from './home-overlay.ts';
import type { HomeLater } from './home-later.ts';
import { HomeSidebar } from './HomeSidebar.tsx';
import { TopBarState } from './TopBarState.tsx';
import { Trail } from './Trail.tsx';
import { useLater } from './use-later.ts';

export const loader: LoaderFunction = ({ context }) => {
  servicesOf(context)
    .queryClient.query(tenantsQueries.current())
    .catch(() => undefined);
  return null;
};

/** What the frame can do without for its first page. */
export async function loadLater({ i18n }: Services) {
  const [{ homeLater }] = await Promise.all([import('./home-later.ts'), ensureWords(i18n, 'home')]);
  return homeLater;
}

interface HomeLayoutProps {
  /** What it can do without for its first page, where that is here already. */
  later?: HomeLater;
  /** @default the page */
  children?: ReactNode;
}

/** Around every page of a signed-in administrator, or around what is shown in place of one. */
export function HomeLayout({ later: given, children = <Outlet /> }: HomeLayoutProps) {
  const { t } = useTranslation();
  const [isReached, setReached] = useState(true);
  const [overlay, setOverlay] = useState<HomeOverlay>();
  const later = useLater(loadLater) ?? given;
  return (
    <AppShell
      sidebar={<HomeSidebar onOpen={setOverlay} />}
      topStart={<Trail />}
      topEnd={
        <TopBarState onOpen={setOverlay}>
          {later && <later.BarTools isReached={isReached} onOpen={setOverlay} />}
        </TopBarState>
      }
      notice={later && <later.HomeNotices onReached={setReached} />}
      skipLabel={t('skipLink')}
      menuLabel={t('navigation.open')}
      closeLabel={t('navigation.close')}
    >
      {children}
      {later && <later.BulkSheet />}
      {later && <later.HomeOverlays isReached={isReached} overlay={overlay} onOverlay={setOverlay} />}
    </AppShell>
  );
}
