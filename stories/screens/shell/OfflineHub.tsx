import { ConsoleApp, createConsoleAt, type Language, usersPaths } from '@archive-console/console';
import { useEffect, useState } from 'react';

/** A console whose line to the hub was ended, as by hand. */
export function OfflineHub({ language }: { language: Language }) {
  const [created] = useState(() => {
    const made = createConsoleAt(usersPaths.list(), {
      language,
      config: { minimumLoadMs: 0, retryDelaysMs: [] },
    });
    const stopWatching = made.services.live.subscribe(() => {
      if (made.services.live.state().phase !== 'live') return;
      stopWatching();
      made.services.live.stop();
    });
    return made;
  });
  useEffect(() => () => created.dispose(), [created]);
  return <ConsoleApp console={created} />;
}
