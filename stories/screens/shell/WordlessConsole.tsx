import {
  ConsoleApp,
  createConsoleAt,
  type Language,
  type LoadWords,
  loadWordsFile,
  usersPaths,
} from '@archive-console/console';
import { useEffect, useState } from 'react';

/** A console that cannot fetch the words of the users until the way to them is tried again. */
export function WordlessConsole({ language }: { language: Language }) {
  const [created] = useState(() => {
    let isTriedAgain = false;
    const loadWords: LoadWords = (asked, namespace) =>
      namespace === 'users' && !isTriedAgain
        ? Promise.reject(new Error('The file cannot be fetched.'))
        : loadWordsFile(asked, namespace);
    const made = createConsoleAt(usersPaths.list(), {
      language,
      loadWords,
      config: { minimumLoadMs: 0, retryDelaysMs: [] },
    });
    const stopWatching = made.router.subscribe(({ navigation }) => {
      isTriedAgain ||= navigation.state !== 'idle';
    });
    return { made, stopWatching };
  });
  useEffect(
    () => () => {
      created.stopWatching();
      created.made.dispose();
    },
    [created],
  );
  return <ConsoleApp console={created.made} />;
}
