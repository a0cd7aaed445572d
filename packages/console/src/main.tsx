import { fetchConfigFile, fetchFirst } from '@archive-console/api-client';
import { loadFonts } from '@archive-console/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { authenticationQueries } from '#queries/authentication.ts';
import { type ConsoleConfig, readConfig } from '#shared/runtime/config.ts';
import type { Services } from '#shared/runtime/services.ts';
import { startAgain } from '#shared/navigation/start-again.ts';
import { hideDrawnPage, removeDrawnPage } from '#shared/loading/drawn-page.ts';
import { whenIdle, whenPageIsIdle } from '#shared/loading/when-idle.ts';
import { ConsoleApp } from '#app/ConsoleApp.tsx';
import { createConsole } from '#app/create-console.ts';

const root = createRoot(document.querySelector('#root') ?? document.body);

/** That long after its frame stands, the font is fetched whatever the page still waits for. */
const FONT_WAITS_MS = 1500;

async function start(): Promise<void> {
  const config = await readHostConfig();
  const failed = config instanceof Error ? { startError: config } : { config };
  const created = createConsole({ ...failed, fetch: fetchFirst });
  let stands = false;
  beginWithFont(created.services, () => stands);
  if ('config' in failed) hideDrawnFromSignedIn(created.services);
  root.render(
    <StrictMode>
      <ConsoleApp
        console={created}
        onFirstPage={() => {
          stands = true;
          globalThis.firstAnswers = undefined;
          removeDrawnPage();
        }}
      />
    </StrictMode>,
  );
}

/** A session that this browser knew nothing of: sign-in is not what comes. */
function hideDrawnFromSignedIn({ queryClient }: Services): void {
  queryClient.query(authenticationQueries.session()).then(
    ({ isAuthenticated }) => isAuthenticated && hideDrawnPage(),
    () => undefined,
  );
}

/**
 * A page that stands keeps its font: another one would lay it out anew under the reader's eyes. The first visit fetches
 * Inter when nothing else is under way, for the visits after it, which have it before their first screen.
 */
function beginWithFont({ storage, queryClient }: Services, stands: () => boolean): void {
  const fetchFont = async (): Promise<void> => {
    if (await loadFonts(() => !stands())) storage.write('fontKept', 'yes');
  };
  if (storage.read('fontKept') === 'yes') void fetchFont();
  else whenIdle(stands, () => whenPageIsIdle(queryClient, () => void fetchFont(), FONT_WAITS_MS));
}

async function readHostConfig(): Promise<ConsoleConfig | Error> {
  try {
    return readConfig(await fetchConfigFile());
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

// A page the browser kept for its back button may be a person's who has signed out: it begins again, unseen.
window.addEventListener('pagehide', ({ persisted }) => {
  document.documentElement.hidden = persisted;
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) startAgain();
});

void start();
