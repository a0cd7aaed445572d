import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface CameFrom {
  cameFrom: string;
}

const isCameFrom = (state: unknown): state is CameFrom =>
  typeof state === 'object' && state !== null && 'cameFrom' in state;

/** State of a link: says where it stands, so that its target can lead back there. */
export function useOriginState(): CameFrom {
  return { cameFrom: useLocation().pathname };
}

/** The path of the link that led here; none for a reader who came by the address alone. */
export function useCameFrom(): string | undefined {
  const { state } = useLocation();
  return isCameFrom(state) ? state.cameFrom : undefined;
}

/**
 * Leaves a page that has served, a dialog or a form, and takes it out of the history: back to where it was asked for,
 * be it a list or the page below.
 *
 * @param page the page below, for a reader who came by the address alone
 * @param keepsScroll whether that page is seen already, behind a dialog
 */
export function useLeavePage(page: string, keepsScroll: boolean): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const cameFrom = useCameFrom();
  return useCallback(() => {
    if (cameFrom !== undefined) void navigate(-1);
    else void navigate({ pathname: page, search }, { replace: true, preventScrollReset: keepsScroll });
  }, [cameFrom, keepsScroll, navigate, page, search]);
}
