import { fetchConfigFile } from '@archive-console/api-client';
import { loadFonts } from '@archive-console/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type ConsoleConfig, readConfig } from '#shared/runtime/config.ts';
import { startAgain } from '#shared/navigation/start-again.ts';
import { whenIdle, whenPageIsIdle } from '#shared/loading/when-idle.ts';
import { ConsoleApp } from '#app/ConsoleApp.tsx';
import { createConsole } from '#app/create-console.ts';

const root = createRoot(document.querySelector('#root') ?? document.body);

/** That long after its frame stands, a page is given the font whatever it still waits for. */
const FONT_WAITS_MS = 1500;

async function start(): Promise<void> {
  const config = await readHostConfig();
  const failed = config instanceof Error ? { startError: config } : { config };
  const created = createConsole(failed);
  root.render(
    <StrictMode>
      <ConsoleApp console={created} />
    </StrictMode>,
  );
  const { router, services } = created;
  // Inter is swapped in once the first screen stands: no font is in its way. Rows that are held back hold no font back.
  whenIdle(
    () => router.state.initialized,
    () => whenPageIsIdle(services.queryClient, () => void loadFonts(), FONT_WAITS_MS),
  );
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
