import { type Console, type Language, switchLanguage } from '@archive-console/console';

let shown: Console | undefined;

/** Notes which console is on the page, and the ones that follow it there. Answers how to forget it. */
export function noteConsole(current: Console): () => void {
  shown = current;
  let forgetNext: (() => void) | undefined;
  const stopWatching = current.onFresh((next) => {
    forgetNext = noteConsole(next);
  });
  return () => {
    stopWatching();
    forgetNext?.();
    if (shown === current) shown = undefined;
  };
}

/** Switches the console on the page to a language, as its reader does in the account menu. Answers the one before. */
export async function switchShownConsole(language: Language): Promise<Language> {
  if (shown === undefined)
    throw new Error('No console is on the page: draw the story of a screen in a StoryConsole.');
  const { i18n } = shown.services;
  const before = i18n.language as Language;
  await switchLanguage(i18n, language);
  return before;
}

/** The path of the page that the console shows. */
export const pathShown = (): string | undefined => shown?.router.state.location.pathname;

/** Leads the console on the page to an address of its own, as a link from elsewhere does. */
export async function leadShownConsole(address: string): Promise<void> {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  await shown?.router.navigate({ pathname, search, hash });
}
