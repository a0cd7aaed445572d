import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface CameFrom {
  cameFrom: string;
}

const isCameFrom = (state: unknown): state is CameFrom =>
  typeof state === 'object' && state !== null && 'cameFrom' in state;

/** State of a link: says where it stands, so that its target can lead back there. */
export function useComingFromHere(): CameFrom {
  return { cameFrom: useLocation().pathname };
}

/** The path of the link that led here; none for whoever came by the address alone. */
export function useCameFrom(): string | undefined {
  const { state } = useLocation();
  return isCameFrom(state) ? state.cameFrom : undefined;
}

/**
 * Closes a page that is a dialog: back to where it was asked for, be it a list or the page below.
 *
 * @param page the page below, for whoever came by the address alone
 */
export function useCloseDialogPage(page: string): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const cameFrom = useCameFrom();
  return useCallback(() => {
    if (cameFrom !== undefined) void navigate(-1);
    else void navigate({ pathname: page, search }, { replace: true, preventScrollReset: true });
  }, [cameFrom, navigate, page, search]);
}
