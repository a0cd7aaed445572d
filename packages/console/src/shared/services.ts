import type { ApiClient } from '@archive-console/api-client';
import type { ToastQueue } from '@archive-console/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import { createContext as createRouterContext, type RouterContextProvider } from 'react-router';
import type { BulkRuns } from './bulk-runs.ts';
import type { ConsoleConfig } from './config.ts';
import type { Live } from './live.ts';
import type { Logger } from './logger.ts';
import type { AppStorage } from './storage.ts';

/** What one running console consists of, beside its routes. Every story makes its own. */
export interface Services {
  config: ConsoleConfig;
  api: ApiClient;
  queryClient: QueryClient;
  i18n: i18n;
  live: Live;
  logger: Logger;
  storage: AppStorage;
  toasts: ToastQueue;
  bulkRuns: BulkRuns;
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
