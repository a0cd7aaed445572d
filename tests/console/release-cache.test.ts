import { createApiClient } from '@archive-console/api-client';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '#console/queries/api.ts';
import { forgetSession } from '#console/queries/authentication.ts';
import { releaseCache } from '#console/app/release-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const invite = { mutationFn: (address: string) => Promise.resolve(address) };
const address = { queryKey: ['address'], queryFn: () => Promise.resolve('ada@lindenhof.example') };

/** As a console ends. */
function end(queryClient: QueryClient): void {
  releaseCache(queryClient);
  forgetSession(queryClient);
}

function queryClientOf() {
  // What the library takes in a browser.
  const kept = { gcTime: 300_000 };
  const queryClient = new QueryClient({ defaultOptions: { queries: kept, mutations: kept } });
  connect(queryClient, createApiClient({ fetch: () => new Promise(() => undefined) }));
  return queryClient;
}

it('leaves no timer that holds what was sent', async () => {
  const queryClient = queryClientOf();
  const writer = new MutationObserver(queryClient, invite);
  const leaveWriter = writer.subscribe(() => undefined);
  await writer.mutate('ada@lindenhof.example');
  leaveWriter();
  expect(vi.getTimerCount()).toBe(1);
  end(queryClient);
  expect(vi.getTimerCount()).toBe(0);
});

it('holds what a page still showed for a second at most once the page is left', async () => {
  const queryClient = queryClientOf();
  const writer = new MutationObserver(queryClient, invite);
  const leaveWriter = writer.subscribe(() => undefined);
  const reader = new QueryObserver(queryClient, address);
  const leaveReader = reader.subscribe(() => undefined);
  await writer.mutate('ada@lindenhof.example');
  await vi.waitFor(() => expect(reader.getCurrentResult().isSuccess).toBe(true));
  end(queryClient);
  leaveWriter();
  leaveReader();
  vi.advanceTimersByTime(1000);
  expect(vi.getTimerCount()).toBe(0);
});
