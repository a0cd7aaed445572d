import {
  type AnyOperation,
  getAverageTransactionsPerDay,
  getGroup,
  getTenantOptions,
  getUser,
  getUserRoles,
  listAccessTokens,
  listArchivePolicies,
  listEmailAddresses,
  listGroupAddresses,
  listGroupMembers,
  listGroups,
  listImportSources,
  listInvoices,
  listMailboxAddresses,
  listMailboxDelegates,
  listMailboxes,
  listPaymentMandates,
  listTrustedDomains,
  listUserGroups,
  listUsers,
} from '@archive-console/api-client';
import { type FaultKind, groupIdOf, mailboxIdOf, operations, userIdOf } from '@archive-console/mocks';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { openSignedIn } from '#tests/e2e/sign-in.ts';
import { settle } from './come-in.ts';
import { amissOn, watchErrors } from './what-holds.ts';

/** Answers of success that no reading can take. */
const kinds = ['malformed-json', 'web-page', 'wrong-shape'] as const satisfies readonly FaultKind[];

const gustav = userIdOf('gustav.lund');
const newsletter = groupIdOf('Newsletter');
const council = mailboxIdOf('Works council');

/** Each page, and the read that it is about. What it reads besides are figures beside it and parts of the frame. */
const pages: readonly (readonly [path: string, operation: AnyOperation])[] = [
  // The other figures have a second read each, and nothing to say where only one of the two fails.
  ['/home/dashboard', getAverageTransactionsPerDay],
  ['/home/users', listUsers],
  [`/home/users/${gustav}`, getUser],
  [`/home/users/${gustav}/roles`, getUserRoles],
  [`/home/users/${gustav}/groups`, listUserGroups],
  [`/home/users/${gustav}/profile/edit`, getUser],
  ['/home/groups', listGroups],
  [`/home/groups/${newsletter}`, getGroup],
  [`/home/groups/${newsletter}/members`, listGroupMembers],
  [`/home/groups/${newsletter}/addresses`, listGroupAddresses],
  ['/home/mailboxes', listMailboxes],
  [`/home/mailboxes/${council}/delegates`, listMailboxDelegates],
  [`/home/mailboxes/${council}/addresses`, listMailboxAddresses],
  ['/home/email-addresses', listEmailAddresses],
  ['/home/policies', listArchivePolicies],
  ['/home/import-sources', listImportSources],
  ['/home/licenses/invoices', listInvoices],
  ['/home/licenses/payment', listPaymentMandates],
  ['/home/domains', listTrustedDomains],
  ['/home/access-tokens', listAccessTokens],
  ['/home/configuration', getTenantOptions],
];

const reads = operations
  .filter(({ effect, navigation }) => effect === 'read' && navigation !== true)
  .map((operation) => ({
    operation,
    pattern: new RegExp(`/v2${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** What a page reads while it is opened. */
async function readsOf(page: Page, path: string): Promise<AnyOperation[]> {
  const asked = new Set<AnyOperation>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const found = reads.find(
      ({ operation, pattern }) => operation.method === request.method() && pattern.test(pathname),
    );
    if (found !== undefined) asked.add(found.operation);
  });
  await openSignedIn(page, path);
  await settle(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  page.removeAllListeners('request');
  return [...asked];
}

/** Whether it is said that something is not there: in words, beside a way to try again, or as a code. */
async function saysFailure(page: Page): Promise<boolean> {
  const text = await page.locator('body').innerText();
  return /Try again|could not be|cannot be read|not known|unreadable|was not loaded|Frontend\./i.test(text);
}

for (const [path, main] of pages) {
  test(`${path.replaceAll(/[\da-f-]{30,}/g, ':id')} stays in order where its reads answer garbage, and says so of ${main.name}`, async ({
    page,
    world,
  }) => {
    const errors = watchErrors(page);
    const asked = await readsOf(page, path);
    expect(asked).toContain(main);
    expect(await saysFailure(page)).toBe(false);
    const amiss: string[] = [];
    for (const operation of asked)
      for (const kind of kinds) {
        world.faults.clear();
        world.faults.add({ operation, kind });
        await page.goto(path);
        await settle(page);
        const found = [...(await amissOn(page)), ...errors.splice(0)];
        if (operation === main)
          await expect
            .poll(() => saysFailure(page), { timeout: 2000 })
            .toBe(true)
            .catch(() => found.push('it says nothing of it'));
        amiss.push(...found.map((what) => `${operation.name}, ${kind}: ${what}`));
      }
    expect(amiss).toEqual([]);
  });
}
