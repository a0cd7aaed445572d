import { addUserRoles, createApiClient, listUsers } from '@archive-console/api-client';
import { createToastQueue } from '@archive-console/ui';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseAsAsked } from '#console/app/asked-wait.ts';
import { call, connect } from '#console/queries/api.ts';
import { authenticationQueries } from '#console/queries/authentication.ts';
import { createI18n } from '#console/shared/i18n/i18n.ts';

const read = [listUsers, { page: 1, rowsPerPage: 10 }] as const;
const write = [addUserRoles, { userId: '7', roles: ['TenantAdmin'] }] as const;

describe('a call that the service asks to wait for', () => {
  const pause = vi.fn<(seconds: number) => Promise<unknown>>(() => Promise.resolve());
  const service = vi.fn<typeof fetch>();
  const queryClient = new QueryClient();
  connect(queryClient, { ...createApiClient({ fetch: service, retryDelaysMs: [] }), pause });
  beforeEach(() => {
    pause.mockReset().mockResolvedValue(undefined);
    service.mockReset().mockResolvedValue(Response.json({ rows: [], totalRows: 0, hasMore: false }));
  });
  const refuse = (status: number, retryAfter: string) =>
    service.mockResolvedValueOnce(
      Response.json(
        { title: 'Default.UnexpectedError', status },
        { status, headers: { 'content-type': 'application/problem+json', 'retry-after': retryAfter } },
      ),
    );

  it('is sent again where it was refused unread', async () => {
    refuse(429, '7');
    await call(queryClient, ...read);
    expect(pause.mock.calls.map(([seconds]) => seconds)).toEqual([7]);
    expect(service).toHaveBeenCalledTimes(2);
  });

  it('waits a second where the service says none', async () => {
    refuse(429, '0');
    await call(queryClient, ...read);
    expect(pause.mock.calls.map(([seconds]) => seconds)).toEqual([1]);
  });

  it('is a read, where it may have been begun', async () => {
    refuse(503, '7');
    await call(queryClient, ...read);
    expect(pause).toHaveBeenCalledTimes(1);
    refuse(503, '7');
    await expect(call(queryClient, ...write)).rejects.toMatchObject({ status: 503 });
    expect(pause).toHaveBeenCalledTimes(1);
    expect(service).toHaveBeenCalledTimes(3);
  });

  it('is left to a caller that waits by itself', async () => {
    refuse(429, '7');
    await expect(call(queryClient, ...write, undefined, false)).rejects.toMatchObject({ status: 429 });
    expect(pause).not.toHaveBeenCalled();
  });

  it('is that for the session as well', async () => {
    refuse(429, '7');
    service.mockResolvedValueOnce(
      Response.json({ isAuthenticated: false, userId: '', userName: '', roles: [], permissions: [] }),
    );
    await queryClient.query(authenticationQueries.session());
    expect(pause.mock.calls.map(([seconds]) => seconds)).toEqual([7]);
  });

  it('fails as it was answered where there is no waiting', async () => {
    pause.mockRejectedValue(new Error('The session is over.'));
    refuse(429, '7');
    await expect(call(queryClient, ...write)).rejects.toMatchObject({ status: 429 });
    expect(service).toHaveBeenCalledTimes(1);
  });
});

describe('what is said meanwhile', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function openFrame() {
    const i18n = createI18n('en-US', () =>
      Promise.resolve({ waits: { title: '{{time}}', text: 'It goes on.' } }),
    );
    const toasts = createToastQueue();
    const said = () => toasts.snapshot().toasts.map(({ title }) => title);
    return { i18n, toasts, said };
  }

  it('is said of a shorter wait after a longer one that was given up', async () => {
    const { said, ...frame } = openFrame();
    const leaving = new AbortController();
    const left = pauseAsAsked(frame, 50, leaving.signal);
    await vi.waitFor(() => expect(said()).toEqual(['50 sec']));
    leaving.abort();
    await left;
    expect(said()).toEqual([]);
    const waited = pauseAsAsked(frame, 30);
    await vi.waitFor(() => expect(said()).toEqual(['30 sec']));
    await vi.advanceTimersByTimeAsync(30_000);
    await waited;
    expect(said()).toEqual([]);
  });

  it('is nothing where the caller has left before', async () => {
    const { said, ...frame } = openFrame();
    await pauseAsAsked(frame, 60, AbortSignal.abort());
    await vi.advanceTimersByTimeAsync(10);
    expect(said()).toEqual([]);
  });
});
