import { useOutletContext } from 'react-router';
import type { DetailsSpec } from './details-spec.ts';

/** The object a tab or a dialog is about, given by the details around it. */
export function useObject<T, TTab extends string>(_spec: DetailsSpec<T, TTab>): T {
  return useOutletContext<T>();
}
