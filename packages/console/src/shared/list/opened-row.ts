import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Services, useServices } from '#shared/runtime/services.ts';

/** Per console: which row was opened at which address. */
const openedIn = new WeakMap<Services, Map<string, string>>();

/**
 * The row that was opened from the list at this address, for the reader who comes back to it: by the back button, a
 * breadcrumb or after saving, all of which lead to the same address.
 */
export function useOpenedRow(): string | undefined {
  const services = useServices();
  const { pathname, search } = useLocation();
  const [place] = useState(`${pathname}${search}`);
  const [row] = useState(() => openedIn.get(services)?.get(place));
  useEffect(() => {
    openedIn.get(services)?.delete(place);
  }, [services, place]);
  return row;
}

/** Remembers that a row of the list at this address is being opened. */
export function useRememberRow(): (rowId: string) => void {
  const services = useServices();
  const { pathname, search } = useLocation();
  return useCallback(
    (rowId: string) => {
      const opened = openedIn.get(services) ?? new Map<string, string>();
      openedIn.set(services, opened.set(`${pathname}${search}`, rowId));
    },
    [services, pathname, search],
  );
}
