import { BackIcon, ButtonLink, Page, PageHeader, type PageHeaderProps } from '@archive-console/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router';
import { isAboutDeleted } from '#queries/deleted-objects.ts';
import { ObjectAddress } from '#shared/actions/object-address.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { traceOf } from '#shared/errors/error-trace.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { LoadingCard } from '#shared/loading/LoadingCard.tsx';
import { LoadState } from '#shared/loading/LoadState.tsx';
import { RetryButton } from '#shared/loading/RetryButton.tsx';
import { listSearch } from '#shared/navigation/list-search.ts';
import type { DetailsSpec } from './details-spec.ts';
import { useTab } from './use-tab.ts';

interface ObjectPageProps<T, TTab extends string> {
  spec: DetailsSpec<T, TTab>;
  /** Whether what a list knew of the object is shown until it is read. @default false */
  beginsWithSeen?: boolean;
  /** Whether the page of a deleted object is kept, so that input can be copied. @default false */
  keepsDeleted?: boolean;
  /** The heading. It is there while the object is read, so that the focus has a place. */
  renderHeader: (object: T | undefined) => ReactNode;
  children: (object: T, isDeleted: boolean) => ReactNode;
}

/** The frame of every page about one object: its heading, and what is shown while the object is read or cannot be. */
export function ObjectPage<T, TTab extends string>({
  spec,
  beginsWithSeen = false,
  keepsDeleted = false,
  renderHeader,
  children,
}: ObjectPageProps<T, TTab>) {
  const say = useWords();
  const id = useParams()[spec.param] ?? '';
  const options = spec.read(id);
  const queryClient = useQueryClient();
  const read = useQuery(options);
  const { error } = read;
  const seen = beginsWithSeen && read.isPending ? spec.seen?.(queryClient, id) : undefined;
  const object = read.data ?? seen;
  const isDeleted = hasCode(error, spec.notFound);
  const failure = object === undefined || (isDeleted && !keepsDeleted) ? error : null;
  const retry = () => void read.refetch();
  // What was deleted from here is no news.
  const known = isDeleted && !isAboutDeleted(queryClient, options.queryKey);
  const before = known ? (read.data ?? spec.seen?.(queryClient, id)) : undefined;
  const unreadable = useUnreadableHeader(spec, failure, before, retry);
  return (
    <ObjectAddress value={spec.paths.details(id, useTab(spec))}>
      <Page aria-busy={object === undefined && failure === null}>
        {/* One header for all of it: the focus stays on its title. */}
        {unreadable === undefined ? renderHeader(object) : <PageHeader {...unreadable} />}
        {failure !== null ? (
          // Where the header has said all there is to say, nothing follows.
          !isDeleted &&
          !hasCode(failure, 'Default.Forbidden') && (
            <LoadFailed error={failure} titleLevel={2} onRetry={retry} />
          )
        ) : object === undefined ? (
          <LoadState
            read={read}
            queryKey={options.queryKey}
            loading={say(spec.words.loading)}
            stopped={say(spec.words.stopped)}
          >
            <LoadingCard />
          </LoadState>
        ) : (
          children(object, isDeleted)
        )}
      </Page>
    </ObjectAddress>
  );
}

/**
 * What the header says once the object does not exist, may not be seen or could not be read; `before` is what is known of
 * one that others deleted. `undefined` where nothing failed, and until the words of the error are there: the header says
 * what it said before.
 */
function useUnreadableHeader<T, TTab extends string>(
  { words, paths, icon, notFound, nameOf }: DetailsSpec<T, TTab>,
  error: unknown,
  before: T | undefined,
  onRetry: () => void,
): PageHeaderProps | undefined {
  const say = useWords();
  const { t } = useTranslation('objects');
  const { search } = useLocation();
  const isForbidden = hasCode(error, 'Default.Forbidden');
  const forbidden = useErrorWords(isForbidden ? error : undefined);
  const trace = traceOf(forbidden?.traceId);
  if (error === null) return undefined;
  if (isForbidden)
    return (
      forbidden && {
        reason: 'no-access',
        title: forbidden.title,
        sentence: forbidden.text,
        code: forbidden.code,
        trace,
        actions: <RetryButton onRetry={onRetry} />,
      }
    );
  if (!hasCode(error, notFound)) return { icon, title: say(words.stopped) };
  const list = { pathname: paths.list(), search: listSearch(search) };
  return {
    reason: 'no-match',
    ...(before === undefined
      ? { title: say(words.notFoundTitle), sentence: say(words.notFoundText) }
      : {
          title: t('deletedMeanwhile.title', { name: nameOf(before) }),
          sentence: t('deletedMeanwhile.text'),
        }),
    actions: (
      <ButtonLink icon={BackIcon} render={(props) => <Link {...props} to={list} />}>
        {say(words.toList)}
      </ButtonLink>
    ),
  };
}
