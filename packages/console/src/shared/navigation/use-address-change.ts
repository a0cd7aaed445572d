import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

/** What an address says beside its path, and what its place in the history carries. */
interface AddressPlace {
  search: string;
  state: unknown;
}

/** What the address becomes, and how it comes into the history. */
export interface AddressChange extends Omit<NavigateOptions, 'state'> {
  search: URLSearchParams;
  state?: unknown;
}

/**
 * Changes what the address says beside its path. What is drawn is older than a change that is under way: a change is made
 * to where the last one leads, so that the second of two quick ones keeps the first.
 */
export function useAddressChange() {
  const navigate = useNavigate();
  const place = useLocation();
  const drawn = useRef<AddressPlace>(place);
  const underWay = useRef<readonly AddressPlace[]>([]);
  useEffect(() => {
    drawn.current = place;
    const reached = underWay.current.findLastIndex(({ search }) => search === plain(place.search));
    // Anything else leads elsewhere, and what was under way with it.
    underWay.current = reached === -1 ? [] : underWay.current.slice(reached + 1);
  }, [place]);
  return useCallback(
    (change: (search: URLSearchParams, state: unknown) => AddressChange) => {
      const from = underWay.current.at(-1) ?? drawn.current;
      const { search, state = null, ...options } = change(new URLSearchParams(from.search), from.state);
      underWay.current = [...underWay.current, { search: search.toString(), state }];
      void navigate(`?${search}`, { ...options, state });
    },
    [navigate],
  );
}

const plain = (search: string) => search.replace(/^\?/, '');
