import { listImportSources } from '@archive-console/api-client';
import { groupIdOf, mailboxIdOf, userIdOf } from '@archive-console/mocks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AT_ONCE } from '#console/queries/few-at-once.ts';
import { importSourcesQueries } from '#console/queries/import-sources.ts';
import {
  mailboxesMutations,
  mailboxesQueries,
  mailboxesNamed,
  readDelegates,
  readMailboxes,
} from '#console/queries/mailboxes.ts';
import { mailboxesBulk, mailboxNameExists } from '#console/queries/mailboxes-bulk.ts';
import { readAllPages } from '#console/queries/read-all-pages.ts';
import { usersMutations } from '#console/queries/users.ts';
import { openQueries } from './open-queries.ts';
import { stubPage } from './stub-page.ts';

const lund = mailboxIdOf('Kanzlei Lund');
const council = mailboxIdOf('Works council');
const gustav = userIdOf('gustav.lund');
const carla = userIdOf('carla.weiss');
const mira = userIdOf('mira.sommer');
const place = { page: 1, rowsPerPage: 25, sortBy: 'displayName' };
const { signal } = new AbortController();

beforeEach(() => {
  stubPage({ hidden: true });
  return () => vi.unstubAllGlobals();
});

describe('the delegates of a mailbox', () => {
  it('are read once for page and number, and again after a change', async () => {
    const { watch, send, sent, isRead } = await openQueries();
    const page = watch(mailboxesQueries.delegatesPage({ ...place, mailboxId: lund }));
    const count = watch(mailboxesQueries.delegateCount(lund));
    await isRead();
    expect([page()?.totalRows, count()]).toEqual([2, 2]);
    expect(sent).toEqual(['listMailboxDelegates']);
    await send(mailboxesMutations.addDelegates(), { mailboxId: lund, userIds: [mira] });
    expect([
      page()
        ?.rows.map(({ id }) => id)
        .includes(mira),
      page()?.totalRows,
      count(),
    ]).toEqual([true, 3, 3]);
    await send(mailboxesMutations.removeDelegates(), { mailboxId: lund, userIds: [mira] });
    expect([page()?.totalRows, count()]).toEqual([2, 2]);
  });

  it('are found by name and address, and read to the end past the cache', async () => {
    const { client } = await openQueries();
    const found = await client.query(
      mailboxesQueries.delegatesPage({ ...place, mailboxId: lund, filter: 'WEISS' }),
    );
    expect(found.rows.map(({ id }) => id)).toEqual([carla]);
    expect(await readAllPages(readDelegates(client, { mailboxId: lund }), { signal })).toHaveLength(2);
  });

  it('are given to many mailboxes in one run', async () => {
    const { client, watch, isRead } = await openQueries();
    const counts = [lund, council].map((id) => watch(mailboxesQueries.delegateCount(id)));
    await isRead();
    const { act, settled } = mailboxesBulk.addDelegates(client, () => [mira]);
    for (const id of [lund, council]) await act(id);
    settled();
    await vi.waitFor(() => expect(counts.map((count) => count())).toEqual([3, 2]));
    const removal = mailboxesBulk.removeDelegates(client, lund);
    await removal.act(mira);
    removal.settled();
    await vi.waitFor(() => expect(counts[0]?.()).toBe(2));
  });
});

describe('a mailbox', () => {
  it('is in the list once it is created, with the address it begins with', async () => {
    const { watch, send, isRead } = await openQueries();
    const owned = watch(mailboxesQueries.ownedBy(mira));
    await isRead();
    expect(owned()?.totalRows).toBe(0);
    const mailbox = await send(mailboxesMutations.create(), {
      name: 'Mira',
      mailboxType: 'UserMailbox',
      ownerId: mira,
    });
    await vi.waitFor(() => expect(owned()?.totalRows).toBe(1));
    const addresses = watch(mailboxesQueries.addressCount((mailbox as { id: string }).id));
    await isRead();
    expect(addresses()).toBe(1);
  });

  it('has its new name and owner at once, and the owner is a delegate no longer', async () => {
    const { watch, send, isRead } = await openQueries();
    const detail = watch(mailboxesQueries.detail(lund));
    const name = watch(mailboxesQueries.name(lund));
    const count = watch(mailboxesQueries.delegateCount(lund));
    await isRead();
    expect(detail()?.owner?.id).toBe(gustav);
    await send(mailboxesMutations.update(), { id: lund, name: 'Lund', ownerId: carla });
    expect([detail()?.name, detail()?.ownerId, name()]).toEqual(['Lund', carla, 'Lund']);
    await vi.waitFor(() => expect([detail()?.owner?.id, count()]).toEqual([carla, 1]));
    await send(mailboxesMutations.update(), { id: lund, name: 'Lund again' });
    expect(detail()?.ownerId).toBe(carla);
  });

  it('loses its owner with the account', async () => {
    const { watch, send, isRead } = await openQueries();
    const detail = watch(mailboxesQueries.detail(lund));
    await isRead();
    await send(usersMutations.remove(), { userId: gustav });
    await vi.waitFor(() => expect([detail()?.ownerId, detail()?.owner]).toEqual([null, null]));
  });

  it('has no owner after a run, keeps its name, and a run that was interrupted finds that out', async () => {
    const { client, world } = await openQueries();
    const { act, lookUp, settled } = mailboxesBulk.changeOwner(client, null);
    await act(lund);
    expect(world.mailboxes.get(lund)).toMatchObject({ name: 'Kanzlei Lund', ownerId: null });
    expect(await lookUp(lund)).toBe('done');
    settled();
  });

  it('is not read again once it is deleted, alone or with others', async () => {
    const { client, watch, send, sent, isRead } = await openQueries();
    const list = watch(mailboxesQueries.list({ page: 1, rowsPerPage: 100, sortBy: 'name' }));
    for (const id of [lund, council]) {
      watch(mailboxesQueries.detail(id));
      watch(mailboxesQueries.addresses(id));
      watch(mailboxesQueries.delegatesPage({ ...place, mailboxId: id }));
    }
    await isRead();
    sent.length = 0;
    await send(mailboxesMutations.remove(), { mailboxId: lund });
    const deletion = mailboxesBulk.remove(client);
    await deletion.act(council);
    deletion.settled();
    await vi.waitFor(() => expect(list()?.rows.some(({ id }) => id === council)).toBe(false));
    await isRead();
    expect(sent).toEqual(['deleteMailbox', 'listMailboxes', 'deleteMailbox', 'listMailboxes']);
  });

  it('is known by its exact name, which several may share', async () => {
    const { client, world } = await openQueries();
    const idsNamed = async (text: string) => (await mailboxesNamed(client, text, signal)).map(({ id }) => id);
    expect(await idsNamed('WORKS COUNCIL')).toEqual([council]);
    expect(await idsNamed('Works counc')).toEqual([]);
    const mailbox = world.mailboxes.get(council);
    if (mailbox === undefined) throw new Error('The demo world has lost a mailbox of its seed.');
    world.mailboxes.put({ ...mailbox, id: groupIdOf('another') });
    expect(await idsNamed('Works council')).toHaveLength(2);
  });

  it('is known by its exact name behind a page of others that contain it', async () => {
    const { client, world } = await openQueries();
    const mailbox = world.mailboxes.get(council);
    if (mailbox === undefined) throw new Error('The demo world has lost a mailbox of its seed.');
    for (let number = 0; number <= 100; number += 1) {
      world.mailboxes.put({ ...mailbox, id: `other-${number}`, name: `A works council ${number}` });
    }
    const named = await mailboxesNamed(client, 'Works council', signal);
    expect(named.map(({ id }) => id)).toEqual([council]);
  });

  it('has a name that exists as soon as one is found, and is read no further', async () => {
    const { client, sent, world } = await openQueries();
    const mailbox = world.mailboxes.get(council);
    if (mailbox === undefined) throw new Error('The demo world has lost a mailbox of its seed.');
    for (let number = 0; number <= 100; number += 1)
      world.mailboxes.put({ ...mailbox, id: `other-${number}`, name: `Works council ${number}` });
    expect(await mailboxNameExists(client, 'WORKS council', signal)).toBe(true);
    expect(sent).toEqual(['listMailboxes']);
    expect(await mailboxNameExists(client, 'Works counc', signal)).toBe(false);
  });

  it('is found by its name, and read with all that match', async () => {
    const { client } = await openQueries();
    const rooms = await client.query(mailboxesQueries.matching('meeting room', 1));
    expect(rooms.totalRows).toBe(3);
    expect(await client.query(mailboxesQueries.found('meeting room'))).toMatchObject({ totalRows: 3 });
    const ownerless = await readAllPages(
      readMailboxes(client, { isOwnerless: true, sortBy: 'name', descending: false }),
      { signal },
    );
    expect(ownerless.every(({ ownerId }) => ownerId === null)).toBe(true);
  });
});

describe('the import sources of an address', () => {
  it('are those with exactly this address, in upper or lower case', async () => {
    const { world, watch, isRead } = await openQueries();
    const [source] = [...world.importSources.rows()].filter(({ primaryAddress }) => primaryAddress !== '');
    if (source === undefined) throw new Error('The demo world has lost its import sources.');
    world.importSources.put({ ...source, id: 'longer', primaryAddress: `x${source.primaryAddress}` });
    const found = watch(importSourcesQueries.ofAddress(source.primaryAddress.toUpperCase()));
    await isRead();
    expect(found()?.map(({ importSourceId }) => importSourceId)).toEqual([source.id]);
  });

  it('are looked up a few at once, however many addresses there are', async () => {
    const { world, watch, sent } = await openQueries();
    world.faults.add({ operation: listImportSources, kind: 'timeout' });
    for (let number = 0; number < 11; number += 1)
      watch(importSourcesQueries.ofAddress(`council-${number}@demo.example`));
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(AT_ONCE));
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toHaveLength(AT_ONCE);
  });
});

describe('the import sources of a mailbox', () => {
  it('are those of exactly its name', async () => {
    const { world, watch, isRead } = await openQueries();
    const [source] = world.importSources.rows();
    if (source === undefined) throw new Error('The demo world has lost its import sources.');
    world.importSources.put({ ...source, id: 'longer', displayName: `${source.displayName} (old)` });
    const named = watch(importSourcesQueries.named(source.displayName));
    await isRead();
    expect(named()?.map(({ importSourceId }) => importSourceId)).toEqual([source.id]);
  });
});
