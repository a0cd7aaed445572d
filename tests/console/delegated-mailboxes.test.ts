import type { Mailbox, User } from '@archive-console/api-client';
import { createWorld, userIdOf } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import {
  type DelegationReads,
  type DelegationSearch,
  findDelegatedMailboxes,
} from '#console/features/users/delegated-mailboxes.ts';

const world = createWorld();
const all = [...world.mailboxes.rows()];
const daniyar = userIdOf('d.seitkali');

const reads: DelegationReads = {
  mailboxes: ({ page, rowsPerPage }) =>
    Promise.resolve({
      rows: all.slice((page - 1) * rowsPerPage, page * rowsPerPage),
      totalRows: all.length,
      hasMore: page * rowsPerPage < all.length,
    }),
  delegates: (mailboxId) =>
    Promise.resolve([...world.delegates.of(mailboxId)].map((id) => world.users.get(id)).filter(isUser)),
};

function isUser(user: User | undefined): user is User {
  return user !== undefined;
}

async function search(given: Partial<DelegationReads> = {}, signal = new AbortController().signal) {
  const reported: DelegationSearch[] = [];
  await findDelegatedMailboxes(
    daniyar,
    { ...reads, ...given },
    { signal, onProgress: (next) => reported.push(next) },
  );
  return { reported, last: reported.at(-1) };
}

describe('the search for delegated mailboxes', () => {
  it('finds what the service knows, over all pages', async () => {
    const small: DelegationReads['mailboxes'] = ({ page }) => reads.mailboxes({ page, rowsPerPage: 10 });
    const { last } = await search({ mailboxes: small });
    expect(last).toMatchObject({ phase: 'complete', read: all.length, total: all.length, failed: [] });
    expect(last?.found.map(({ name }) => name).toSorted()).toEqual(['Press', 'Sales']);
  });

  it('reports every mailbox it has read', async () => {
    const { reported } = await search();
    expect(Math.max(...reported.map(({ read }) => read))).toBe(all.length);
    expect(reported.length).toBeGreaterThan(all.length);
  });

  it('never asks more than four mailboxes at once', async () => {
    let [running, most] = [0, 0];
    await search({
      async delegates(id) {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return reads.delegates(id);
      },
    });
    expect(most).toBe(4);
  });

  it('goes on past a mailbox that cannot be read, and names it', async () => {
    const [broken] = all as [Mailbox];
    const { last } = await search({
      delegates: (id) => (id === broken.id ? Promise.reject(new Error('no')) : reads.delegates(id)),
    });
    expect(last).toMatchObject({ phase: 'complete', read: all.length - 1, failed: [broken] });
  });

  it('says so where the mailboxes themselves cannot be listed', async () => {
    const error = new Error('no');
    const { last } = await search({ mailboxes: () => Promise.reject(error) });
    expect(last).toMatchObject({ phase: 'failed', error });
  });

  it('is silent once it is stopped', async () => {
    const controller = new AbortController();
    const { reported } = await search(
      {
        delegates(id) {
          controller.abort();
          return reads.delegates(id);
        },
      },
      controller.signal,
    );
    expect(reported.map(({ phase }) => phase)).toEqual(['running', 'running']);
  });

  it('ends where the service answers fewer mailboxes than it promised', async () => {
    const { last } = await search({
      mailboxes: ({ page }) =>
        Promise.resolve({ rows: page === 1 ? all : [], totalRows: 9999, hasMore: true }),
    });
    expect(last?.phase).toBe('complete');
  });
});
