import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidateAndWait } from '#console/queries/invalidation.ts';
import { usersMutations, usersQueries } from '#console/queries/users.ts';
import { openPage } from './open-page.ts';
import { stubPage } from './stub-page.ts';

type Page = Awaited<ReturnType<typeof openPage>>;

const ofGustav = { userId: 'gustav' };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** The page of a user is opened, and its first answer is on its way. */
async function openWithAnswerOnItsWay() {
  const page = await openPage();
  const letCome = page.holdReads();
  new QueryObserver(page.client, usersQueries.detail('gustav')).subscribe(() => undefined);
  await page.soon();
  return { ...page, letCome };
}

const readsOfGustav = ({ sent }: Pick<Page, 'sent'>) => sent.filter((one) => one === 'get-user gustav');

describe('a write from here', () => {
  async function rename({ client, answer, soon }: Page) {
    const renaming = new MutationObserver(client, usersMutations.updateName());
    void renaming.mutate({ ...ofGustav, userName: 'gus' });
    await soon();
    answer();
    await soon();
  }

  it('is read after the first answer of a read that is on its way, once', async () => {
    const page = await openWithAnswerOnItsWay();
    await rename(page);
    await rename(page);
    await page.later();
    expect(readsOfGustav(page)).toHaveLength(1);
    page.letCome();
    await page.later();
    expect(readsOfGustav(page)).toHaveLength(2);
  });

  it('is not read after a first answer that fails: that says so itself, and is tried again there', async () => {
    const { client, later, soon, ...page } = await openPage();
    let fail = () => {};
    const read = vi.fn(() => new Promise<never>((_, reject) => (fail = () => reject(new Error('No.')))));
    const { queryKey } = usersQueries.detail('gustav');
    new QueryObserver(client, { queryKey, queryFn: read }).subscribe(() => undefined);
    await soon();
    await rename({ ...page, client, later, soon });
    await later();
    fail();
    await later();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is read after that answer once another write that concerns it has ended', async () => {
    const page = await openWithAnswerOnItsWay();
    await rename(page);
    const again = new MutationObserver(page.client, usersMutations.updateName());
    void again.mutate({ ...ofGustav, userName: 'gustaf' });
    await page.soon();
    page.letCome();
    await page.later();
    expect(readsOfGustav(page)).toHaveLength(1);
    page.answer();
    await page.later();
    expect(readsOfGustav(page)).toHaveLength(2);
  });
});

describe('a change that is waited for', () => {
  /** Waits for it; the answers that are sent from then on are kept back as well. */
  function waitFor({ client, holdReads }: Page) {
    const letNextCome = holdReads();
    const done = vi.fn();
    void invalidateAndWait(client, ['getUser'], { userId: ['gustav'] }).then(done);
    return { done, letNextCome };
  }

  it('is done when it was read after the first answer of a read that was on its way', async () => {
    const page = await openWithAnswerOnItsWay();
    const { done, letNextCome } = waitFor(page);
    await page.later();
    page.letCome();
    await page.later();
    expect(readsOfGustav(page)).toHaveLength(2);
    expect(done).not.toHaveBeenCalled();
    letNextCome();
    await page.later();
    expect(done).toHaveBeenCalledTimes(1);
    expect(readsOfGustav(page)).toHaveLength(2);
  });

  it('is the same where the hub reported it before', async () => {
    const page = await openWithAnswerOnItsWay();
    page.hubReports('gustav');
    await page.later();
    const { done, letNextCome } = waitFor(page);
    await page.later();
    page.letCome();
    await page.later();
    expect(done).not.toHaveBeenCalled();
    letNextCome();
    await page.later();
    expect(done).toHaveBeenCalledTimes(1);
    expect(readsOfGustav(page)).toHaveLength(2);
  });

  it('is read after that answer whatever else is written', async () => {
    const page = await openWithAnswerOnItsWay();
    const renaming = new MutationObserver(page.client, usersMutations.updateName());
    void renaming.mutate({ ...ofGustav, userName: 'gus' });
    await page.soon();
    const { done, letNextCome } = waitFor(page);
    await page.later();
    page.letCome();
    letNextCome();
    await page.later();
    expect(readsOfGustav(page)).toHaveLength(2);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('is done where that answer fails', async () => {
    const page = await openWithAnswerOnItsWay();
    const { done } = waitFor(page);
    await page.later();
    await page.client.cancelQueries({ queryKey: usersQueries.detail('gustav').queryKey });
    await page.later();
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('is done whatever becomes of what nothing shows any more', async () => {
    const page = await openPage();
    page.holdReads();
    void page.client.prefetchQuery(usersQueries.detail('gustav'));
    await page.soon();
    const { done } = waitFor({ ...page, holdReads: () => () => undefined });
    await page.later();
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('is waited for no longer than fifteen seconds', async () => {
    const page = await openWithAnswerOnItsWay();
    const { done } = waitFor(page);
    await vi.advanceTimersByTimeAsync(14_900);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(done).toHaveBeenCalledTimes(1);
  });
});

describe('a read that waits for its turn', () => {
  const rows = Array.from({ length: 6 }, (_, index) => `row-${index}`);

  /** The roles of six rows are read, four at once. */
  async function openRows() {
    stubPage({ hidden: true });
    const page = await openPage();
    const letCome = page.holdReads();
    for (const id of rows)
      new QueryObserver(page.client, usersQueries.rolesInList(id)).subscribe(() => undefined);
    await page.soon();
    expect(page.sent).toHaveLength(4);
    return { ...page, letCome };
  }

  it('is read once where a change is reported before it is sent, and those that are on their way twice', async () => {
    const { hubReports, later, letCome, sent } = await openRows();
    hubReports(...rows);
    await later();
    letCome();
    await later();
    const read = rows.map((id) => sent.filter((one) => one === `get-user-roles ${id}`).length);
    expect(read).toEqual([2, 2, 2, 2, 1, 1]);
  });

  it('that is called off and read elsewhere without waiting is read again where a change is reported then', async () => {
    const { client, hubReports, later, letCome, sent, soon } = await openRows();
    await client.cancelQueries({ queryKey: usersQueries.rolesInList('row-5').queryKey });
    new QueryObserver(client, usersQueries.roles('row-5')).subscribe(() => undefined);
    await soon();
    hubReports('row-5');
    await later();
    letCome();
    await later();
    expect(sent.filter((one) => one === 'get-user-roles row-5')).toHaveLength(2);
  });

  it('is read again where a change is reported after that', async () => {
    const { client, holdReads, hubReports, later, letCome, sent } = await openRows();
    const letLastCome = holdReads();
    letCome();
    await later();
    expect(client.isFetching()).toBe(2);
    hubReports('row-5');
    await later();
    letLastCome();
    await later();
    expect(sent.filter((one) => one === 'get-user-roles row-5')).toHaveLength(2);
  });
});
