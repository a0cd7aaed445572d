import { ensureWords } from '#shared/i18n/i18n.ts';
import type { Services } from '#shared/runtime/services.ts';
import type { Tabs } from '#shared/session/tabs.ts';

/** How long the other tabs have to answer, in milliseconds. */
const WITHIN_MS = 200;

/** Answers other tabs that ask whether this one has changes that are not saved. Answers how to end it. */
export function answerForUnsaved({ leaving, tabs }: Pick<Services, 'leaving' | 'tabs'>): () => void {
  return tabs.hear((news) => {
    if ('asksUnsaved' in news && leaving.isHeld()) tabs.notify({ hasUnsaved: true });
  });
}

/** Whether another tab of this browser has changes that are not saved. */
export function isUnsavedElsewhere(tabs: Tabs): Promise<boolean> {
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
 * A sign-out ends what is typed in every tab: where another one has unsaved changes, that is said, with the way to sign
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
