import { ensureWords } from '#shared/i18n/i18n.ts';
import type { Services } from '#shared/runtime/services.ts';
import type { Tabs } from '#shared/session/tabs.ts';

/** How long the other tabs have to answer, in milliseconds. */
const WITHIN_MS = 200;

/** Whether another tab of this browser has something to lose. */
function isUnsavedElsewhere(tabs: Tabs): Promise<boolean> {
  return new Promise((resolve) => {
    const until = new AbortController();
    const end = (isUnsaved: boolean) => {
      clearTimeout(timer);
      until.abort();
      resolve(isUnsaved);
    };
    tabs.hear((news) => {
      if ('hasUnsaved' in news) end(true);
    }, until);
    const timer = setTimeout(() => end(false), WITHIN_MS);
    tabs.notify({ asksUnsaved: true });
  });
}

/** Whose question was answered: the sign-out that follows asks no more. */
const answered = new WeakSet<Services>();

/**
 * A sign-out ends what is typed, shown or runs in every tab: where another one holds its page for that, it is said, with
 * the way to sign out all the same. Answers whether it was.
 */
export async function askForOtherTabs(services: Services, signOut: () => void): Promise<boolean> {
  const { i18n, tabs, toasts } = services;
  if (answered.delete(services) || !(await isUnsavedElsewhere(tabs))) return false;
  await ensureWords(i18n, 'home');
  const t = i18n.getFixedT(null, 'home');
  const onAction = () => {
    answered.add(services);
    signOut();
  };
  toasts.show({
    tone: 'warning',
    title: t('signOut.unsaved'),
    text: t('signOut.unsavedText'),
    action: { label: t('signOut.anyway'), onAction },
  });
  return true;
}
