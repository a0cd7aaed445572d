import { type Console, type Language, usersPaths } from '@archive-console/console';
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
export function OfflineHub({ language }: { language: Language }) {
  return <StoryConsole at={usersPaths.list()} options={{ language }} prepare={endTheLine} />;
}
