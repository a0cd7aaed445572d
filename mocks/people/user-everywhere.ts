import type { World } from '../world.ts';
import type { Known } from './find-account.ts';

/** The user with this id, in whichever tenant. */
export function userEverywhere(asked: World, id: string): Known | undefined {
  // Who has an account may be of a tenant that nobody has looked at yet.
  const tenant = asked.credentials.find(({ userId }) => userId === id)?.tenant;
  const own = tenant === undefined ? undefined : asked.tenants.of(tenant);
  const world = [...(own === undefined ? [] : [own]), asked, ...asked.tenants.all()].find(
    ({ users }) => users.get(id) !== undefined,
  );
  const user = world?.users.get(id);
  return world === undefined || user === undefined ? undefined : { user, world };
}
