import { UiWordsProvider } from '@archive-console/ui';
import { drawStatic, type StaticDrawing } from '@archive-console/ui/static';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import type { Language } from '#shared/i18n/languages.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { createGateWords } from '#shared/i18n/ui-words/gate-words.ts';
import { useWindowTitle } from '#shared/navigation/page-title.ts';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { ServicesProvider, servicesContext } from '#shared/runtime/services.ts';
import { cloneRoutes } from './clone-routes.ts';
import { createConsoleAt } from './create-console-at.ts';
import { routes } from './routes.tsx';

/**
 * The sign-in page as it comes first, for the document (decision 0034). It is the page of the route table, so that the
 * console which takes its place draws the same. Run by the build alone.
 */
export async function drawSignIn(language: Language): Promise<StaticDrawing> {
  const path = authenticationPaths.login();
  // It asks no service: none is there.
  const { services, dispose } = createConsoleAt(path, {
    language,
    startError: new Error('There is no service where a page is drawn.'),
    config: { retryDelaysMs: [] },
  });
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  await ensureWords(services.i18n, 'shell');
  const layout = cloneRoutes(routes)
    .flatMap(({ children = [] }) => children)
    .filter(({ id }) => id === 'public');
  const handler = createStaticHandler([{ Component: Titled, children: layout }]);
  const found = await handler.query(new Request(new URL(path, 'https://console.invalid')), {
    requestContext: context,
  });
  if (found instanceof Response) throw new Error(`The sign-in page leads elsewhere: ${found.status}.`);
  const drawing = drawStatic(
    <QueryClientProvider client={services.queryClient}>
      <I18nextProvider i18n={services.i18n}>
        <ServicesProvider value={services}>
          <UiWordsProvider words={createGateWords(services.i18n, language)}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, found)}
              context={found}
              hydrate={false}
            />
          </UiWordsProvider>
        </ServicesProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  dispose();
  return drawing;
}

function Titled() {
  return (
    <>
      <title>{useWindowTitle()}</title>
      <Outlet />
    </>
  );
}
