import {
  type Console,
  type Language,
  type LoadWords,
  loadWordsFile,
  usersPaths,
} from '@archive-console/console';
import { useState } from 'react';
import { StoryConsole } from '#.storybook/StoryConsole';

/** Refuses the words of the users until the way to them is tried again. */
function refusal() {
  let isTriedAgain = false;
  const loadWords: LoadWords = (asked, namespace) =>
    namespace === 'users' && !isTriedAgain
      ? Promise.reject(new Error('The file cannot be fetched.'))
      : loadWordsFile(asked, namespace);
  function prepare({ router }: Console): void {
    router.subscribe(({ navigation }) => {
      isTriedAgain ||= navigation.state !== 'idle';
    });
  }
  return { loadWords, prepare };
}

/** A console that cannot fetch the words of the users until the way to them is tried again. */
export function WordlessConsole({ language }: { language: Language }) {
  const [{ loadWords, prepare }] = useState(refusal);
  return <StoryConsole at={usersPaths.list()} options={{ language, loadWords }} prepare={prepare} />;
}
