import type { AnyOperation, ApiClient } from '@archive-console/api-client';
import {
  MutationObserver,
  QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { stage } from '#tests/mocks/stage.ts';
import { expect, vi } from 'vitest';
import type { WorldOptions } from '@archive-console/mocks';
import { connect } from '#console/queries/api.ts';

/** A console without a hub in front of the demo service, and the calls it sends. */
export async function openQueries(ofWorld?: WorldOptions) {
  const { world, client: api } = await stage(ofWorld);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const sent: string[] = [];
  const call = ((operation: AnyOperation, ...given: never[]) => {
    sent.push(operation.name);
    return (api.call as (...all: unknown[]) => unknown)(operation, ...given);
  }) as ApiClient['call'];
  connect(client, { ...api, call });
  return {
    world,
    client,
    sent,
    /** Reads it, and again whenever it is stale. */
    watch<TAnswer, TData, TKey extends QueryKey>(
      read: QueryObserverOptions<TAnswer, Error, TData, TAnswer, TKey>,
    ): () => TData | undefined {
      const observer = new QueryObserver(client, read);
      observer.subscribe(() => undefined);
      return () => observer.getCurrentResult().data;
    },
    send: (options: object, input: object | undefined) =>
      new MutationObserver<unknown, Error, object | undefined>(client, options).mutate(input),
    isRead: () => vi.waitFor(() => expect(client.isFetching()).toBe(0)),
  };
}
