import { noteFocus } from '@archive-console/ui';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { useWindowTitle } from '#shared/navigation/page-title.ts';
import { useServices } from '#shared/runtime/services.ts';
import { fetchSessionEnded } from './fetch-session-ended.ts';
import { Toasts } from './Toasts.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

/** Above every layout: the page's title, its language, and where focus goes when the page changes. */
export function Root() {
  const title = useWindowTitle();
  const { i18n } = useTranslation();
  useEffect(() => {
    const page = document.documentElement;
    // Set anew, the browser would ask for the style of every element again.
    if (page.lang !== i18n.language) page.lang = i18n.language;
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

/** Sign-in over the page, once the session of its person has ended. */
function useSessionEnded(): ReactNode {
  const services = useServices();
  const { logger, renewal } = services;
  const person = useSyncExternalStore(renewal.subscribe, renewal.asked);
  const [part, setPart] = useState<Awaited<ReturnType<typeof fetchSessionEnded>>>();
  useEffect(() => {
    if (person === undefined) return;
    fetchSessionEnded(services).then(setPart, (error: unknown) => {
      logger.error(error);
      renewal.giveUp();
    });
  }, [services, logger, renewal, person]);
  if (person === undefined || part === undefined) return null;
  return <part.SessionEnded person={person} />;
}
