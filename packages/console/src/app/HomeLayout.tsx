import { AppShell, ErrorCodeLink, UiWordsProvider } from '@archive-console/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunction, Outlet } from 'react-router';
import { tenantsQueries } from '#queries/tenants.ts';
import { codeLink } from '#shared/errors/code-link.tsx';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { createHomeWords } from '#shared/i18n/ui-words/home-words.ts';
import { useUiWordsFrom } from '#shared/i18n/ui-words/use-ui-words-from.ts';
import { type Services, servicesOf } from '#shared/runtime/services.ts';
import type { HomeOverlay } from './home-overlay.ts';
import { HomeSidebar } from './HomeSidebar.tsx';
import { ScreenError } from './screen-error.ts';
import { TopBarState } from './TopBarState.tsx';
import { BreadcrumbsBar } from './BreadcrumbsBar.tsx';
import { useDeferredPart } from './use-deferred-part.ts';

export const loader: LoaderFunction = ({ context }) => {
  servicesOf(context)
    .queryClient.query(tenantsQueries.current())
    .catch(() => undefined);
  return null;
};

async function loadParts({ i18n }: Services) {
  const [{ homeParts }] = await Promise.all([
    import('./deferred-home.ts'),
    ensureWords(i18n, 'home', 'objects'),
  ]);
  return homeParts;
}

interface HomeLayoutProps {
  /** The deferred parts of the frame, where they are loaded already. */
  parts?: Awaited<ReturnType<typeof loadParts>> | undefined;
  /** @default the page */
  children?: ReactNode;
}

/** Around every page of a signed-in administrator, or around what is shown in place of one. */
export function HomeLayout({ parts: given, children = <Outlet /> }: HomeLayoutProps) {
  const { t, i18n } = useTranslation();
  const words = useUiWordsFrom(createHomeWords, i18n);
  const [isReached, setReached] = useState(true);
  const [overlay, setOverlay] = useState<HomeOverlay>();
  const parts = useDeferredPart(loadParts) ?? given;
  return (
    <UiWordsProvider words={words}>
      <AppShell
        sidebar={<HomeSidebar extras={parts?.areaExtras} onOpen={setOverlay} />}
        topStart={<BreadcrumbsBar />}
        topEnd={
          <TopBarState onOpen={setOverlay}>
            {parts && <parts.BarTools isReached={isReached} onOpen={setOverlay} />}
          </TopBarState>
        }
        notice={parts && <parts.HomeNotices onReached={setReached} />}
        skipLabel={t('skipLink')}
        menuLabel={t('navigation.menu')}
        closeLabel={t('navigation.close')}
      >
        <ErrorCodeLink value={codeLink}>
          {children}
          {parts && <parts.HomeOverlays isReached={isReached} overlay={overlay} onOverlay={setOverlay} />}
        </ErrorCodeLink>
      </AppShell>
    </UiWordsProvider>
  );
}

/** What {@link loadParts} answered where a page is missing. */
let here: Awaited<ReturnType<typeof loadParts>> | undefined;

/** The same component at every try, so that another failure does not mount the frame again. */
const MissingInFrame = () => <HomeLayout parts={here}>{here && <here.PageMissing />}</HomeLayout>;

/** The error to throw where a page could not be loaded: it keeps the frame around it. */
export async function pageMissing(services: Services, cause: unknown): Promise<ScreenError> {
  here = await loadParts(services);
  return new ScreenError('A file of the page could not be fetched.', MissingInFrame, { cause });
}
