import { type Console, usersPaths } from '@archive-console/console';
import { type BookLanguage, spokenAs } from '#.storybook/book-language';
import { StoryConsole } from '#.storybook/StoryConsole';

/** Ends the line to the hub once it stands. */
function endTheLine({ services: { live } }: Console): void {
  const stopWatching = live.subscribe(() => {
    if (live.state().phase !== 'live') return;
    stopWatching();
    live.stop();
  });
}

/** A console whose line to the hub was ended, as by hand. */
export function OfflineHub({ language }: { language: BookLanguage }) {
  return <StoryConsole at={usersPaths.list()} options={spokenAs(language)} prepare={endTheLine} />;
}
