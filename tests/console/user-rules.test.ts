import { createWorld, userIdOf } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import {
  leavesNoOtherAdministrator,
  whyNotDelete,
  whyNotRemoveRole,
} from '#console/features/users/user-rules.ts';

const world = createWorld();
const me = { userId: userIdOf('carla.weiss') };

function user(userName: string) {
  const found = world.users.get(userIdOf(userName));
  if (found === undefined)
    throw new Error(`The demo world knows no '${userName}'. Use a person of its seed.`);
  return found;
}

describe('the reasons why something is not offered', () => {
  it('keep a person from deleting themselves', () => {
    expect(whyNotDelete(user('carla.weiss'), me)).toBe('rules.deleteSelf');
  });

  it('keep managed people where they are managed', () => {
    expect(whyNotDelete(user('bjarne.olsen'), me)).toBe('rules.deleteManaged');
  });

  it('leave local people alone', () => {
    expect(whyNotDelete(user('gustav.lund'), me)).toBeUndefined();
  });

  it('keep a person from locking themselves out, and from nothing else', () => {
    expect(whyNotRemoveRole('TenantAdmin', me.userId, me)).toBe('rules.removeOwnAdministrator');
    expect(whyNotRemoveRole('TenantAdmin', userIdOf('amelie.brandt'), me)).toBeUndefined();
    expect(whyNotRemoveRole('Auditor', me.userId, me)).toBeUndefined();
  });
});

describe('taking the administrator role from many', () => {
  const all = [me.userId, 'a', 'b'];

  it('says where no second administrator keeps it', () => {
    expect(leavesNoOtherAdministrator(all, ['a', 'b', 'c'], me)).toBe(true);
    expect(leavesNoOtherAdministrator(all, ['a', me.userId], me)).toBe(false);
  });

  it('says nothing where there was no second one before', () => {
    expect(leavesNoOtherAdministrator([me.userId], ['c'], me)).toBe(false);
  });
});
