import { type Console, type LoadWords, usersPaths } from '@archive-console/console';
import { useState } from 'react';
import { type BookLanguage, spokenAs } from '#.storybook/book-language';
import { StoryConsole } from '#.storybook/StoryConsole';

/** Refuses the words of the users until the way to them is tried again. */
function refusalOf(load: LoadWords) {
  let isTriedAgain = false;
  const loadWords: LoadWords = (asked, namespace) =>
    namespace === 'users' && !isTriedAgain
      ? Promise.reject(new Error('The file cannot be fetched.'))
      : load(asked, namespace);
  function prepare({ router }: Console): void {
    router.subscribe(({ navigation }) => {
      isTriedAgain ||= navigation.state !== 'idle';
    });
  }
  return { loadWords, prepare };
}

/** A console that cannot fetch the words of the users until the way to them is tried again. */
export function WordlessConsole({ language }: { language: BookLanguage }) {
  const spoken = spokenAs(language);
  const [{ loadWords, prepare }] = useState(() => refusalOf(spoken.loadWords));
  return <StoryConsole at={usersPaths.list()} options={{ ...spoken, loadWords }} prepare={prepare} />;
}
