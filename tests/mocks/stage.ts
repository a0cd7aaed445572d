import { type ApiClient, ApiError, createApiClient, login } from '@archive-console/api-client';
import { accounts, createWorld, type World, type WorldOptions } from '@archive-console/mocks';
import { fetchFrom } from '@archive-console/mocks/node';
import { vi } from 'vitest';

/** A world, and a client that is signed in to it. */
export interface Stage {
  world: World;
  client: ApiClient;
}

/** The account of a tenant that is signed in unless another one is asked for. */
const firstOf = ({ kind }: World) =>
  (accounts.find(({ tenant }) => tenant === kind.key) ?? accounts[0]).email;

/** A client of its own, signed in; its session is its own as well. */
export async function clientOf(world: World, email: string = firstOf(world)): Promise<ApiClient> {
  const client = anonymousClient(world);
  const { accessToken } = await client.call(login, {
    email,
    password: accounts[0].password,
    rememberMe: false,
  });
  client.token.write(accessToken);
  return client;
}

/** A client without a session. */
export function anonymousClient(world: World): ApiClient {
  return createApiClient({ fetch: fetchFrom(world), retryDelaysMs: [] });
}

export async function stage(options: WorldOptions = {}, email?: string): Promise<Stage> {
  const world = createWorld(options);
  return { world, client: await clientOf(world, email) };
}

/** The error a call is refused with; fails where it is not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`A refusal was expected, and this came: ${String(error)}`);
}

export const codeOf = async (call: Promise<unknown>): Promise<string> => (await refusalOf(call)).code;

/** Real lines take real time, and more of it where much else runs. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 8000 });

export const firstPage = { page: 1, rowsPerPage: 25 } as const;
