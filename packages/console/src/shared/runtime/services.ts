import type { ApiClient } from '@archive-console/api-client';
import type { ToastMessage, ToastQueue } from '@archive-console/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import { createContext as createRouterContext, type RouterContextProvider } from 'react-router';
import type { LeaveTo } from '#shared/navigation/leave-to.ts';
import type { Leaving } from '#shared/navigation/leaving.ts';
import type { Live } from '#shared/session/live.ts';
import type { Renewal } from '#shared/session/renewal.ts';
import type { Tabs } from '#shared/session/tabs.ts';
import type { AppStorage } from '#shared/storage.ts';
import type { ConsoleConfig } from './config.ts';
import type { Logger } from './logger.ts';

/** What one running console consists of, beside its routes. Every story makes its own. */
export interface Services {
  config: ConsoleConfig;
  api: ApiClient;
  queryClient: QueryClient;
  i18n: i18n;
  leaveTo: LeaveTo;
  leaving: Leaving;
  live: Live;
  logger: Logger;
  storage: AppStorage;
  toasts: ToastQueue;
  /** Is called when this console ends: what goes on in the background has to end with it. */
  atEnd(end: () => void): void;
  renewal: Renewal;
  tabs: Tabs;
  /**
   * Ends this console with everything of its person, and begins another; without an address, at the one it has.
   * What the last word is, the next one says.
   */
  startFresh(to?: string, lastWord?: ToastMessage): void;
}

/** The services for loaders and middleware. */
export const servicesContext = createRouterContext<Services>();

/** Reads the services in a loader. */
export function servicesOf(context: Readonly<RouterContextProvider>): Services {
  return context.get(servicesContext);
}

const ServicesContext = createContext<Services | undefined>(undefined);

/** The services for screens. */
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === undefined) {
    throw new Error('A screen was rendered outside a console. Render it through <ConsoleApp> or a story.');
  }
  return services;
}
