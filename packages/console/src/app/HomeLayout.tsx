import { AppShell, UiWordsProvider } from '@archive-console/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunction, Outlet } from 'react-router';
import { tenantsQueries } from '#queries/tenants.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { createHomeWords } from '#shared/i18n/ui-words/home-words.ts';
import { useUiWordsFrom } from '#shared/i18n/ui-words/use-ui-words-from.ts';
import { type Services, servicesOf } from '#shared/runtime/services.ts';
import type { HomeOverlay } from './home-overlay.ts';
import { HomeSidebar } from './HomeSidebar.tsx';
import { ScreenError } from './screen-error.ts';
import { TopBarState } from './TopBarState.tsx';
import { BreadcrumbsBar } from './BreadcrumbsBar.tsx';
import { useLater } from './use-later.ts';

export const loader: LoaderFunction = ({ context }) => {
  servicesOf(context)
    .queryClient.query(tenantsQueries.current())
    .catch(() => undefined);
  return null;
};

async function loadLater({ i18n }: Services) {
  const [{ homeLater }] = await Promise.all([
    import('./deferred-home.ts'),
    ensureWords(i18n, 'home', 'objects'),
  ]);
  return homeLater;
}

interface HomeLayoutProps {
  /** What it can do without for its first page, where that is here already. */
  later?: Awaited<ReturnType<typeof loadLater>> | undefined;
  /** @default the page */
  children?: ReactNode;
}

/** Around every page of a signed-in administrator, or around what is shown in place of one. */
export function HomeLayout({ later: given, children = <Outlet /> }: HomeLayoutProps) {
  const { t, i18n } = useTranslation();
  const words = useUiWordsFrom(createHomeWords, i18n);
  const [isReached, setReached] = useState(true);
  const [overlay, setOverlay] = useState<HomeOverlay>();
  const later = useLater(loadLater) ?? given;
  return (
    <UiWordsProvider words={words}>
      <AppShell
        sidebar={<HomeSidebar onOpen={setOverlay} />}
        topStart={<BreadcrumbsBar />}
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
        {later && <later.HomeOverlays isReached={isReached} overlay={overlay} onOverlay={setOverlay} />}
      </AppShell>
    </UiWordsProvider>
  );
}

/** What came of {@link loadLater} where a page is missing. */
let here: Awaited<ReturnType<typeof loadLater>> | undefined;

/** One and the same at every try: the frame is not built anew by another one that fails. */
const MissingInFrame = () => <HomeLayout later={here}>{here && <here.PageMissing />}</HomeLayout>;

/** What is thrown in place of why a page could not be loaded: the frame around it stays. */
export async function pageMissing(services: Services, cause: unknown): Promise<ScreenError> {
  here = await loadLater(services);
  return new ScreenError('A file of the page could not be fetched.', MissingInFrame, { cause });
}
