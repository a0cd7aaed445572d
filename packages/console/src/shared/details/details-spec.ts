import type { ErrorCode } from '@archive-console/api-client';
import type { IconShape } from '@archive-console/ui';
import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import type { WordKey } from '#shared/i18n/use-words.ts';
import { servicesOf } from '#shared/runtime/services.ts';

type ReadKey = readonly [string, object?];

/** What the service says of every object, and whether Microsoft 365 manages it. */
export interface DetailedObject {
  id: string;
  hasExternalReference?: boolean;
}

/** One tab of an object. */
export interface DetailsTab {
  label: WordKey;
  /** What is counted behind the label, read after the object. */
  count?: (id: string) => { queryKey: readonly unknown[] };
}

/** What is true of the pages of one kind of object, for every reader. */
export interface DetailsSpec<T, TTab extends string> {
  /** The parameter of the route that holds the id. */
  param: string;
  read(id: string): UseQueryOptions<T, Error, T, ReadKey> & { queryKey: ReadKey };
  /** The object as a list showed it, where its rows hold all that its page shows. */
  seen?: (queryClient: QueryClient, id: string) => T | undefined;
  nameOf(object: T): string;
  /** The code that says that there is no such object, or no longer. */
  notFound: ErrorCode;
  icon: IconShape;
  /** Whether it is a person, whose face heads the page. */
  hasFace?: boolean;
  /** In the order they are shown; the first is shown where none is named. */
  tabs: Readonly<Record<TTab, DetailsTab>>;
  paths: { list: () => string; details: (id: string, tab?: TTab) => string };
  words: {
    /** Names the row of tabs. */
    tabs: WordKey;
    loading: WordKey;
    /** Heads the page where the object could not be read. */
    stopped: WordKey;
    notFoundTitle: WordKey;
    notFoundText: WordKey;
    /** Ways back from a form: to the list, to the object. */
    toList: WordKey;
    toObject: WordKey;
    /** What it means that Microsoft 365 manages the object; left out where it manages none. */
    managed?: WordKey;
  };
}

/** Declares the pages of one kind of object. */
export function detailsOf<T, TTab extends string>(spec: DetailsSpec<T, TTab>): DetailsSpec<T, TTab> {
  return spec;
}

/** Starts to read what the id in the address names: the object itself, or what a tab shows of it. */
export function detailsLoader<T>({
  param,
  read,
}: Pick<DetailsSpec<T, string>, 'param' | 'read'>): LoaderFunction {
  return ({ params, context }) => {
    const { queryClient } = servicesOf(context);
    queryClient.query(read(params[param] ?? '')).catch(() => undefined);
    return null;
  };
}
