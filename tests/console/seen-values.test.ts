import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { subscribeToAnswers } from '#console/shared/list/use-seen.ts';

/** Lets what was gathered be reported. */
const isReported = () => new Promise((resolve) => setTimeout(resolve));

describe('the values seen so far', () => {
  it('are looked for once an answer, not at every step of its read', async () => {
    const client = new QueryClient();
    const listener = vi.fn();
    subscribeToAnswers(client, listener);
    const queryKey = ['listUsers'];
    const watch = () =>
      new QueryObserver(client, { queryKey, queryFn: () => Promise.resolve(['one']) }).subscribe(
        () => undefined,
      );
    const end = [watch(), watch()];
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(['one']));
    await isReported();
    expect(listener).toHaveBeenCalledTimes(1);
    await client.invalidateQueries({ queryKey, refetchType: 'none' });
    for (const stop of end) stop();
    await isReported();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('are looked for again when an answer is put in or taken out', async () => {
    const client = new QueryClient();
    const listener = vi.fn();
    const end = subscribeToAnswers(client, listener);
    client.setQueryData(['listUsers'], ['one']);
    await isReported();
    expect(listener).toHaveBeenCalled();
    listener.mockClear();
    client.removeQueries({ queryKey: ['listUsers'] });
    await isReported();
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    client.setQueryData(['listUsers'], ['two']);
    await isReported();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
