import { ensureWords } from '#shared/i18n/i18n.ts';
import type { Services } from '#shared/runtime/services.ts';
import type { Tabs } from '#shared/session/tabs.ts';

/** How long the other tabs have to answer, in milliseconds. */
const WITHIN_MS = 200;

/** Whether another tab of this browser has something to lose. */
function isUnsavedElsewhere(tabs: Tabs): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isUnsaved: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isUnsaved);
    };
    const stop = tabs.hear((news) => {
      if ('hasUnsaved' in news) end(true);
    });
    const timer = setTimeout(() => end(false), WITHIN_MS);
    tabs.notify({ asksUnsaved: true });
  });
}

/**
 * A sign-out ends what is typed, shown or runs in every tab: where another one holds its page for that, it is said, with the way to sign
 * out all the same. Answers whether it was.
 */
export async function askForOtherTabs(services: Services, signOut: () => void): Promise<boolean> {
  const { i18n, tabs, toasts } = services;
  if (!(await isUnsavedElsewhere(tabs))) return false;
  await ensureWords(i18n, 'home');
  const t = i18n.getFixedT(null, 'home');
  toasts.show({
    tone: 'warning',
    title: t('signOut.unsaved'),
    text: t('signOut.unsavedText'),
    action: { label: t('signOut.anyway'), onAction: signOut },
  });
  return true;
}
