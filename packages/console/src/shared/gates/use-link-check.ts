import {
  type DefaultError,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { type LinkRefusal, linkRefusalOf } from './link-refusal.ts';

/** Whether a link from a mail works. */
export interface LinkCheck {
  /** It does. */
  isGood: boolean;
  /** Why it does not, from the check or from what was sent with it. */
  refusal: LinkRefusal | undefined;
  /** How the check itself stands. */
  read: UseQueryResult<boolean>;
  queryKey: QueryKey;
}

/**
 * Checks a link from a mail before anything is asked for.
 *
 * @param options the query that answers whether it works
 * @param sent why what was sent with it was refused: it may have expired in the meantime
 */
export function useLinkCheck<TKey extends QueryKey>(
  options: UseQueryOptions<boolean, DefaultError, boolean, TKey> & { queryKey: TKey },
  sent: Error | null,
): LinkCheck {
  const read = useQuery(options);
  return {
    isGood: read.data === true,
    refusal:
      linkRefusalOf(sent) ?? linkRefusalOf(read.error) ?? (read.data === false ? 'invalid' : undefined),
    read,
    queryKey: options.queryKey,
  };
}
