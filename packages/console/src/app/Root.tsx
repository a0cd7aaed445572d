import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { useTrail } from '#shared/trail.ts';
import { Toasts } from './Toasts.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

/** Above every layout: the page's title, its language, and where focus goes when the page changes. */
export function Root() {
  const title = useTrail().at(-1)?.title;
  const { t, i18n } = useTranslation();
  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);
  useFocusOnNewPage();
  return (
    <>
      <title>{title === undefined ? t('product') : t('pageTitle', { title })}</title>
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
