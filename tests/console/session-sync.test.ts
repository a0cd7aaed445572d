import {
  ApiError,
  createApiClient,
  getEnvironment,
  getServiceStatus,
  getSubscriptionInfo,
  getTenant,
} from '@archive-console/api-client';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { syncSession } from '#console/app/session-sync.ts';
import { connect, keyOf } from '#console/queries/api.ts';
import { authenticationQueries, type Session } from '#console/queries/authentication.ts';
import { PartlyDone } from '#console/shared/errors/partly-done.ts';
import type { Services } from '#console/shared/runtime/services.ts';
import { storageWith } from './in-memory-storage.ts';

const administrator: Session = {
  isAuthenticated: true,
  userId: '7',
  userName: 'carla.weiss',
  roles: ['TenantAdmin'],
  permissions: [],
};
const signedIn: Session = { ...administrator, roles: [] };
const tenant = { tenantState: 'Ready', tenantType: 'Standard', isBillingActivated: true };

// Its file comes later in a browser; here it is to be there before time stands still.
beforeAll(() => import('#console/app/prefetch-session-data.ts'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A console at a place, whose first page is here; what it asks for and does from then on. */
function openAt(pathname: string, session: Session) {
  const asked: string[] = [];
  const fetch = (input: RequestInfo | URL) => {
    asked.push(new URL(input instanceof Request ? input.url : input, 'https://console.example').pathname);
    return new Promise<Response>(() => undefined);
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  connect(queryClient, createApiClient({ fetch }));
  queryClient.setQueryData(authenticationQueries.session().queryKey, session);
  const hubListeners = new Set<() => void>();
  let phase = 'live';
  const live = {
    start: vi.fn(),
    stop: vi.fn(),
    state: () => ({ phase }),
    subscribe(listener: () => void) {
      hubListeners.add(listener);
      return () => hubListeners.delete(listener);
    },
  };
  const setPhase = (next: string) => {
    phase = next;
    for (const listener of hubListeners) listener();
  };
  const services = { queryClient, live, storage: storageWith() } as unknown as Services;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const state = {
    initialized: true,
    navigation: { state: 'idle' },
    revalidation: 'idle',
    location: { pathname, search: '' },
  };
  const revalidate = vi.fn(() => {
    // The router notifies its subscribers at once.
    state.revalidation = 'loading';
    notify();
    return Promise.resolve();
  });
  const end = syncSession(services, {
    state,
    revalidate,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  notify();
  const setTenant = (next: object) => {
    queryClient.setQueryData(keyOf(getTenant), { ...tenant, ...next });
    return vi.advanceTimersByTimeAsync(0);
  };
  return { asked, end, live, queryClient, revalidate, state, notify, setPhase, setTenant };
}

describe('beside the pages of an administrator', () => {
  const readBeside = [getEnvironment, getServiceStatus, getSubscriptionInfo];

  it('environment, service status and subscription are read once, and the hub is started', async () => {
    const { asked, live, notify } = openAt('/home/users', administrator);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    notify();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.toSorted()).toEqual(readBeside.map(({ path }) => `/v2${path}`).toSorted());
    expect(live.start).toHaveBeenCalledTimes(1);
  });

  it.each(readBeside)('$name is not read again behind a page that could not read it', async (unread) => {
    const { asked, queryClient } = openAt('/home/users', administrator);
    const queryFn = () => Promise.reject(new Error('Not read.'));
    await queryClient.query({ queryKey: keyOf(unread), queryFn }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(2);
    expect(asked).not.toContain(`/v2${unread.path}`);
  });

  it('they wait for what the page itself reads, but not for ever', async () => {
    const { asked, live, queryClient } = openAt('/home/users', administrator);
    void queryClient.query({ queryKey: ['listUsers'], queryFn: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(4000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toHaveLength(3);
    expect(live.start).toHaveBeenCalledTimes(1);
  });

  it.each(['/home/provisioning', '/home/terminated'])('the hub is started at %s too', async (pathname) => {
    const { live } = openAt(pathname, administrator);
    await vi.advanceTimersByTimeAsync(200);
    expect(live.start).toHaveBeenCalledTimes(1);
  });

  it('nothing begins for another user, after signing out, or once the console has ended', async () => {
    const user = openAt('/home/users', signedIn);
    const signedOut = openAt('/home/users', administrator);
    signedOut.queryClient.setQueryData(authenticationQueries.session().queryKey, {
      ...administrator,
      isAuthenticated: false,
    });
    const ended = openAt('/home/users', administrator);
    ended.end();
    await vi.advanceTimersByTimeAsync(10_000);
    for (const { asked, live } of [user, signedOut, ended]) {
      expect(asked).toEqual([]);
      expect(live.start).not.toHaveBeenCalled();
    }
  });
});

describe('a hub that is away', () => {
  it('has it asked whether the session is over, one question at a time', async () => {
    const { asked, end, setPhase } = openAt('/home/users', administrator);
    setPhase('live');
    expect(asked).toEqual([]);
    setPhase('reconnecting');
    setPhase('reconnecting');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['/v2/authentication/get-auth-info']);
    end();
  });

  it('asks nothing where no administrator is signed in, or the console has ended', async () => {
    const user = openAt('/home/users', signedIn);
    const ended = openAt('/home/users', administrator);
    ended.end();
    for (const { asked, setPhase } of [user, ended]) {
      setPhase('reconnecting');
      await vi.advanceTimersByTimeAsync(0);
      expect(asked).toEqual([]);
    }
  });
});

describe('a tenant that changes', () => {
  it.each([
    ['/home/provisioning', { tenantState: 'Ready' }, 1],
    ['/home/users', { tenantState: 'Terminated' }, 1],
    ['/home/users', { tenantState: 'Provisioning' }, 1],
    ['/home/users', { name: 'Another name' }, 0],
    ['/home/provisioning', { tenantState: 'Provisioning' }, 0],
    ['/home/terminated', { tenantState: 'Terminated' }, 0],
  ])('at %s to %j has the entry rules applied again %i times', async (pathname, next, times) => {
    const { revalidate, setTenant } = openAt(pathname, administrator);
    await setTenant(next);
    expect(revalidate).toHaveBeenCalledTimes(times);
  });

  it('waits for a navigation that is under way', async () => {
    const { revalidate, state, notify, setTenant } = openAt('/home/users', administrator);
    state.navigation = { state: 'loading' };
    await setTenant({ tenantState: 'Terminated' });
    expect(revalidate).not.toHaveBeenCalled();
    state.navigation = { state: 'idle' };
    notify();
    expect(revalidate).toHaveBeenCalledTimes(1);
  });
});

describe('an administrator who is one no longer', () => {
  const refused = (code: string, status: number) =>
    new ApiError('No.', { kind: 'refused', code, status, operation: 'listUsers' });
  const forbidden = refused('Default.Forbidden', 403);
  const managed = refused('User.ManagedReadonly', 409);

  it('is led by the entry rules as soon as that is known, once', async () => {
    const { revalidate, queryClient, notify } = openAt('/home/users', administrator);
    queryClient.setQueryData(authenticationQueries.session().queryKey, signedIn);
    await vi.advanceTimersByTimeAsync(0);
    expect(revalidate).toHaveBeenCalledTimes(1);
    notify();
    expect(revalidate).toHaveBeenCalledTimes(1);
  });

  it('is looked up where a read is forbidden', async () => {
    const { asked, queryClient } = openAt('/home/users', administrator);
    const read = { queryKey: ['listUsers'], queryFn: () => Promise.reject(forbidden) };
    await queryClient.query(read).catch(() => undefined);
    expect(asked).toEqual(['/v2/authentication/get-auth-info']);
  });

  it.each([
    ['a write is forbidden', forbidden],
    ['the second of several writes behind one action is', new PartlyDone(String, forbidden)],
  ])('is looked up where %s', async (_what, error) => {
    const { asked, queryClient } = openAt('/home/users', administrator);
    const write = new MutationObserver(queryClient, { mutationFn: () => Promise.reject(error) });
    await write.mutate().catch(() => undefined);
    expect(asked).toEqual(['/v2/authentication/get-auth-info']);
  });

  it('is not looked up where a write is refused for another reason', async () => {
    const { asked, queryClient } = openAt('/home/users', administrator);
    const write = new MutationObserver(queryClient, { mutationFn: () => Promise.reject(managed) });
    await write.mutate().catch(() => undefined);
    expect(asked).toEqual([]);
  });

  it('is led back by the entry rules once the role is there again, once', async () => {
    const { revalidate, queryClient, notify, live, state } = openAt('/home/users', administrator);
    const setSession = async (session: Session) => {
      queryClient.setQueryData(authenticationQueries.session().queryKey, session);
      await vi.advanceTimersByTimeAsync(0);
    };
    await setSession(signedIn);
    state.revalidation = 'idle';
    await setSession(administrator);
    expect(revalidate).toHaveBeenCalledTimes(2);
    state.revalidation = 'idle';
    notify();
    expect(revalidate).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(live.start).toHaveBeenCalledTimes(1);
  });
});
