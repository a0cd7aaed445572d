import { noteFocus } from '@archive-console/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { useWindowTitle } from '#shared/navigation/page-title.ts';
import { Toasts } from './Toasts.tsx';
import { useSessionEnded } from './use-session-ended.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

/** Above every layout: the page's title, its language, and where focus goes when the page changes. */
export function Root() {
  const title = useWindowTitle();
  const { i18n } = useTranslation();
  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);
  // What keeps the focus comes later, and has to know of what went away before.
  useEffect(noteFocus, []);
  useFocusOnNewPage();
  const sessionEnded = useSessionEnded();
  return (
    <>
      <title>{title}</title>
      <Outlet />
      <Toasts />
      {sessionEnded}
      <ScrollRestoration />
    </>
  );
}
