import { useOutletContext } from 'react-router';

/** What the frame without navigation gives its pages. */
export interface BareOutlet {
  signOut(): void;
}

export const useBareOutlet = (): BareOutlet => useOutletContext<BareOutlet>();
