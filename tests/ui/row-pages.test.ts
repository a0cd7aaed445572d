import { createRowPages, type KnownRows } from '@archive-console/ui';
import { describe, expect, it, vi } from 'vitest';

/** A service whose answers come when the test says so. */
function service() {
  const asked: { page: number; signal: AbortSignal; answer: (rows: string[]) => void; fail: () => void }[] =
    [];
  const reported = vi.fn<(known: KnownRows<string>) => void>();
  const load = (page: number, signal: AbortSignal) =>
    new Promise<readonly string[]>((answer, fail) => {
      asked.push({ page, signal, answer, fail: () => fail(new Error('The service is away.')) });
    });
  const pages = createRowPages({ pageSize: 10, load }, reported);
  const known = () => reported.mock.lastCall?.[0];
  const settle = () => new Promise((resolve) => void setTimeout(resolve));
  return { asked, reported, pages, known, settle };
}

describe('rows that come by pages', () => {
  it('are asked for once a page, those that are looked at', async () => {
    const { asked, pages, known, settle } = service();
    pages.want(5, 24);
    pages.want(6, 25);
    expect(asked.map(({ page }) => page)).toEqual([0, 1, 2]);
    asked[1]?.answer(['k']);
    await settle();
    expect(known()?.pages).toEqual(new Map([[1, ['k']]]));
  });

  it('are given up on the way when no row of them is wanted any more, and ignored if they come', async () => {
    const { asked, reported, pages, settle } = service();
    pages.want(0, 9);
    pages.want(500, 509);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer(['stale']);
    await settle();
    expect(reported).not.toHaveBeenCalled();
  });

  it('are kept near by and forgotten far away', async () => {
    const { asked, pages, known, settle } = service();
    pages.want(0, 9);
    asked[0]?.answer(['a']);
    await settle();
    pages.want(30, 39);
    pages.want(0, 9);
    expect(asked.filter(({ page }) => page === 0)).toHaveLength(1);
    pages.want(900, 909);
    asked.at(-1)?.answer(['z']);
    await settle();
    expect([...(known()?.pages.keys() ?? [])]).toEqual([90]);
  });

  it('are asked for again after a failure', async () => {
    const { asked, pages, known, settle } = service();
    pages.want(0, 9);
    asked[0]?.fail();
    await settle();
    expect(known()?.hasFailed).toBe(true);
    pages.retry();
    expect(known()?.hasFailed).toBe(false);
    asked[1]?.answer(['a']);
    await settle();
    expect(known()).toEqual({ pages: new Map([[0, ['a']]]), hasFailed: false });
  });

  it('have not failed any more where the reader goes on to others that are here', async () => {
    const { asked, pages, known, settle } = service();
    pages.want(0, 9);
    asked[0]?.answer(['a']);
    await settle();
    pages.want(10, 19);
    asked[1]?.fail();
    await settle();
    expect(known()?.hasFailed).toBe(true);
    pages.want(0, 9);
    expect(known()?.hasFailed).toBe(false);
  });

  it('are not fetched any more after the end', () => {
    const { asked, pages } = service();
    pages.want(0, 9);
    pages.stop();
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});
