import * as api from '@archive-console/api-client';
import { type AnyOperation, pathParameters } from '@archive-console/api-client';
import { accounts, addressIdOf, groupIdOf, mailboxIdOf, operations, userIdOf } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { stage } from './stage.ts';

/** Something good for every parameter there is, by its name. */
const GOOD: Readonly<Record<string, unknown>> = {
  page: 1,
  rowsPerPage: 10,
  userId: userIdOf('gustav.lund'),
  groupId: groupIdOf('Accounting'),
  groupIds: [groupIdOf('Project Seerose')],
  mailboxId: mailboxIdOf('Sales'),
  emailAddressId: addressIdOf('sales@lindenhof.example'),
  roles: [api.TENANT_ADMIN],
  userName: 'nora.klein',
  firstName: 'Nora',
  lastName: 'Klein',
  displayName: 'Nora Klein',
  primaryEmail: 'nora.klein@demo.example',
  email: accounts[0].email,
  password: accounts[0].password,
  oldPassword: accounts[0].password,
  newPassword: 'Another-1',
  confirmPassword: 'Another-1',
  rememberMe: true,
  from: '2026-09-01',
  to: '2026-11-20',
};

/** Where a parameter means something of its own. */
const DIFFERENT = new Map<AnyOperation, Readonly<Record<string, unknown>>>([
  [api.validatePasswordResetToken, { token: 'unknown' }],
  [api.resetPassword, { password: 'Another-1' }],
]);

function inputFor(operation: AnyOperation): Record<string, unknown> {
  const names = Object.keys(operation.takes?.entries ?? {});
  const wanted = names.filter(
    (name) => name in GOOD && !(operation.effect === 'read' && name === 'userName'),
  );
  const always = pathParameters(operation.path);
  const filled = [...new Set([...wanted, ...always])].map((name) => [name, GOOD[name]]);
  return { ...Object.fromEntries(filled), ...DIFFERENT.get(operation) };
}

describe('The demo service', () => {
  it.each(operations.map((operation) => ({ operation, name: operation.name })))(
    'answers $name',
    async ({ operation }) => {
      const { world, client } = await stage();
      const input = inputFor(operation);
      if (operation === api.resetPassword) {
        await client.call(api.forgotPassword, { email: accounts[0].email });
        input['token'] = world.mails.at(-1)?.token;
      }
      const given = operation.takes === undefined ? undefined : input;
      const answer: unknown = await client.call(operation, given);
      expect(answer === undefined).toBe(operation.answers === undefined);
      expect(world.unanswered).toEqual([]);
    },
  );
});
