import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Changes } from '#console/queries/change.ts';
import { accessTokensChanges } from '#console/queries/access-tokens.ts';
import { archivePoliciesChanges } from '#console/queries/archive-policies.ts';
import { couponsChanges } from '#console/queries/coupons.ts';
import { emailAddressesChanges } from '#console/queries/email-addresses.ts';
import { groupsChanges } from '#console/queries/groups.ts';
import { importSourcesChanges } from '#console/queries/import-sources.ts';
import { invoicesChanges } from '#console/queries/invoices.ts';
import { invalidatedByEvent } from '#console/queries/live.ts';
import { mailboxesChanges } from '#console/queries/mailboxes.ts';
import { organizationsChanges } from '#console/queries/organizations.ts';
import { paymentsChanges } from '#console/queries/payments.ts';
import { tenantSubscriptionsChanges } from '#console/queries/tenant-subscriptions.ts';
import { trustedDomainsChanges } from '#console/queries/trusted-domains.ts';
import { usersChanges } from '#console/queries/users.ts';

const folder = new URL('../../packages/console/src/queries/', import.meta.url);
const lookUps = readdirSync(folder)
  .filter((name) => name.endsWith('-look-ups.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

const tables: readonly [event: keyof typeof invalidatedByEvent, changes: Changes][] = [
  ['UsersChanged', usersChanges],
  ['GroupsChanged', groupsChanges],
  ['MailboxesChanged', mailboxesChanges],
  ['InvoicesChanged', invoicesChanges],
  ['ImportSourcesChanged', importSourcesChanges],
  ['EmailAddressesChanged', emailAddressesChanges],
  ['ArchivePoliciesChanged', archivePoliciesChanges],
  ['AccessTokensChanged', accessTokensChanges],
  ['TrustedDomainsChanged', trustedDomainsChanges],
  ['CouponsChanged', couponsChanges],
  ['OrganizationsChanged', organizationsChanges],
  ['PaymentsChanged', paymentsChanges],
  ['TenantSubscriptionsChanged', tenantSubscriptionsChanges],
];

it.each(tables)('%s invalidates what any change of its noun does, each read once', (event, changes) => {
  const byChanges = Object.values(changes).flatMap(({ invalidates, notifiedApart = [] }) =>
    invalidates.filter((read) => !notifiedApart.includes(read)),
  );
  const byEvent = invalidatedByEvent[event]?.invalidates ?? [];
  expect(byEvent.toSorted()).toEqual([...new Set(byChanges)].toSorted());
});

it('MailboxesChanged leaves each source as it was read: the event of the sources names those that are concerned', () => {
  const events = invalidatedByEvent;
  expect(events.MailboxesChanged?.invalidates).not.toContain('getImportSource');
  expect(events.ImportSourcesChanged).toMatchObject({ field: 'importSourceId' });
  expect(events.ImportSourcesChanged?.invalidates).toContain('getImportSource');
});

it('what an event leaves to that of another noun is invalidated by that one', () => {
  const apart = tables.flatMap(([, changes]) =>
    Object.values(changes).flatMap(({ notifiedApart = [] }) => notifiedApart),
  );
  const byEvents = Object.values(invalidatedByEvent).flatMap(({ invalidates }) => invalidates);
  expect(apart.filter((read) => !byEvents.includes(read))).toEqual([]);
});

it('a look-up asks for objects by a field in which an event names them', () => {
  const named = new Set(Object.values(invalidatedByEvent).map(({ field }) => field));
  const asked = lookUps.flatMap((text) =>
    [...text.matchAll(/wasReported\(\w+, '(\w+)'/g)].map(([, field]) => field),
  );
  expect(asked).toContain('mandateId');
  expect(asked.filter((field) => !named.has(field))).toEqual([]);
});
