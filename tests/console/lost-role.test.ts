import { createApiClient } from '@archive-console/api-client';
import { QueryClient } from '@tanstack/react-query';
import { line } from '#tests/api-client/fake-signalr.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#console/queries/api.ts';
import { authenticationQueries, type Session } from '#console/queries/authentication.ts';
import { openHub } from '#console/queries/live.ts';
import { usersBulk } from '#console/queries/users-bulk.ts';

vi.mock('@microsoft/signalr', () => import('#tests/api-client/fake-signalr.ts'));

const administrator: Session = {
  isAuthenticated: true,
  userId: '7',
  userName: 'carla.weiss',
  roles: ['TenantAdmin'],
  permissions: [],
};

beforeEach(() => line.reset());

/** A hub of a signed-in user, and who the service says that they are by now. */
async function openHubOf(session: Session, found: object, ...later: (object | Promise<object>)[]) {
  const queryClient = new QueryClient();
  const asked: string[] = [];
  const answers = [found, ...later];
  const fetch = async (address: unknown) => {
    const answer = answers[Math.min(asked.push(String(address)), answers.length) - 1];
    return Response.json({ ...session, ...(await Promise.resolve(answer)) });
  };
  connect(queryClient, createApiClient({ fetch }));
  const { queryKey } = authenticationQueries.session();
  queryClient.setQueryData(queryKey, session);
  openHub(queryClient, { url: '/hub', log: () => undefined }).start();
  // Its library is fetched first.
  await vi.waitFor(() => line.last);
  return { asked, rolesNow: () => queryClient.getQueryData(queryKey)?.roles };
}

it('rows that are forbidden have the session looked up, once in a run', async () => {
  const queryClient = new QueryClient();
  const asked: string[] = [];
  const fetch = (address: unknown) => {
    const { pathname } = new URL(String(address), 'https://console.example');
    asked.push(pathname);
    const forbidden = { title: 'Default.Forbidden', status: 403 };
    return Promise.resolve(
      pathname === '/v2/authentication/get-auth-info'
        ? Response.json({ ...administrator, roles: [] })
        : Response.json(forbidden, { status: 403 }),
    );
  };
  connect(queryClient, createApiClient({ fetch }));
  const { queryKey } = authenticationQueries.session();
  queryClient.setQueryData(queryKey, administrator);
  const { act, settled } = usersBulk.remove(queryClient);
  for (const id of ['1', '2', '3']) await expect(act(id)).rejects.toMatchObject({ status: 403 });
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)?.roles).toEqual([]));
  expect(asked.filter((path) => path.endsWith('get-auth-info'))).toHaveLength(1);
  settled();
});

describe('users who were changed elsewhere', () => {
  it('have the session looked up where its person is among them: a role may be taken away', async () => {
    const { asked, rolesNow } = await openHubOf(administrator, { roles: [] });
    line.last.send('UsersChanged', { ids: ['3', '7'] });
    await vi.waitFor(() => expect(rolesNow()).toEqual([]));
    expect(asked).toEqual(['/v2/authentication/get-auth-info']);
  });

  it('have the session looked up again where that is reported while the answer before is on its way', async () => {
    let answer: (roles: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const { asked, rolesNow } = await openHubOf(administrator, { roles: [] }, late, {});
    line.last.send('UsersChanged', { ids: ['7'] });
    await vi.waitFor(() => expect(rolesNow()).toEqual([]));
    line.last.send('UsersChanged', { ids: ['7'] });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    line.last.send('UsersChanged', { ids: ['7'] });
    answer({ roles: [] });
    await vi.waitFor(() => expect(rolesNow()).toEqual(['TenantAdmin']));
    expect(asked).toHaveLength(3);
  });

  it('say nothing of the session where another person has taken it over', async () => {
    const { asked, rolesNow } = await openHubOf(administrator, { userId: '8', roles: [] });
    line.last.send('UsersChanged', { ids: ['7'] });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(rolesNow()).toEqual(['TenantAdmin']);
  });

  it('have nothing looked up where its person is not among them, or no one is signed in', async () => {
    for (const session of [administrator, { ...administrator, isAuthenticated: false }]) {
      const { asked } = await openHubOf(session, {});
      line.last.send('UsersChanged', { ids: session.isAuthenticated ? ['3'] : ['7'] });
      await new Promise((resolve) => setTimeout(resolve));
      expect(asked).toEqual([]);
    }
  });
});
