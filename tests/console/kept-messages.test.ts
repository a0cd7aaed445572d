import { createToastQueue } from '@archive-console/ui';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { keptMessagesOf } from '#console/app/kept-messages.ts';
import { deleteObject } from '#console/queries/deleted-objects.ts';
import { authenticationQueries } from '#console/queries/authentication.ts';
import { noteFailure, takeBackFailures } from '#console/shared/actions/failure-messages.ts';
import { createI18n } from '#console/shared/i18n/i18n.ts';
import { createStorage } from '#console/shared/storage.ts';
import { memory } from './in-memory-storage.ts';

/** A tab of one person, and what its storage holds. */
function openTab(session = memory(), userId = '7') {
  const queryClient = new QueryClient();
  const { queryKey } = authenticationQueries.session();
  queryClient.setQueryData(queryKey, {
    isAuthenticated: true,
    userId,
    userName: userId,
    roles: [],
    permissions: [],
  });
  const storage = createStorage({ local: memory(), session });
  const toasts = createToastQueue();
  const messages = keptMessagesOf({ i18n: createI18n('en-US'), queryClient, storage, toasts });
  const titles = () => messages.snapshot().history.map(({ title }) => title);
  return { session, queryClient, storage, toasts, messages, titles };
}

it('messages outlive a reload, with their time, and stand below those of now', () => {
  const before = openTab();
  before.toasts.show({ tone: 'success', title: 'The group Sales was created' });
  const [said] = before.messages.snapshot().history;
  const after = openTab(before.session);
  after.toasts.show({ tone: 'info', title: 'Said after it' });
  expect(after.titles()).toEqual(['Said after it', 'The group Sales was created']);
  expect(after.messages.snapshot().history[1]?.at).toEqual(said?.at);
  expect(openTab(before.session).titles()).toEqual(after.titles());
});

it('of a message no text, no code and nothing that can be done is kept', () => {
  const { session, toasts } = openTab();
  const action = { label: 'Undo', onAction: () => undefined };
  toasts.show({
    tone: 'error',
    title: 'It failed',
    text: 'The text',
    code: 'The.Code',
    traceId: '7f3a',
    action,
  });
  expect(session.map.get('ac.messages')).toMatch(
    /^\{"userId":"7","messages":\[\{"tone":"error","title":"It failed","count":1,"at":"[^"]+"\}\]\}$/,
  );
});

it('the page that a message is about is kept, until its object is deleted', async () => {
  const before = openTab();
  before.toasts.show({ tone: 'success', title: 'Ada was saved', about: '/home/users/7/roles' });
  const about = (tab: typeof before) => tab.messages.snapshot().history.map((message) => message.about);
  expect(about(openTab(before.session))).toEqual(['/home/users/7/roles']);
  await deleteObject(before.queryClient, { userId: '7' }, () => Promise.resolve());
  expect(before.messages.isThere('/home/users/7/roles')).toBe(false);
  expect(before.messages.isThere('/home/users/77')).toBe(true);
  before.toasts.show({ tone: 'success', title: 'Ada was deleted', about: '/home/users/7' });
  expect(about(openTab(before.session))).toEqual([undefined, undefined]);
});

it('what can be opened is said anew by what keeps it', () => {
  const { session, toasts } = openTab();
  const opens = { label: 'Show', onOpen: () => undefined, isThere: () => true };
  toasts.show({ tone: 'success', title: '12 users were deleted', opens });
  expect(openTab(session).titles()).toEqual([]);
});

describe('a failure from before a reload', () => {
  const title = 'Removing the role Editor from Ada failed';
  const tried = [['removeUserRoles'], { userId: '7', roles: ['Editor'] }];

  function openAfterReload(said: { title: string; about?: string }) {
    const before = openTab();
    noteFailure(before.toasts, tried, before.toasts.show({ tone: 'error', ...said }));
    return openTab(before.session);
  }

  it.each([
    ['', { title }],
    ['of which it was unclear what became of it ', { title: `Unclear: ${title}` }],
    ['on the page of its object ', { title, about: '/home/users/7' }],
  ])('%sis taken back by the next try that succeeds, for good', async (_which, said) => {
    const after = openAfterReload(said);
    expect(after.titles()).toEqual([said.title]);
    takeBackFailures(after.toasts, tried, { title, about: '/home/users/7' });
    await vi.waitFor(() => expect(after.titles()).toEqual([]));
    expect(openTab(after.session).titles()).toEqual([]);
  });

  it('that is taken back leaves an open list, also where nothing else is said', async () => {
    const after = openAfterReload({ title });
    const onChange = vi.fn();
    const stop = after.messages.subscribe(onChange);
    takeBackFailures(after.toasts, tried, { title });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(after.titles()).toEqual([]);
    stop();
    after.toasts.show({ tone: 'info', title: 'Said after it' });
    expect(onChange).toHaveBeenCalledOnce();
  });

  it.each([['Old Newsletters was not moved'], ['Unclear: Old Newsletters was not moved']])(
    'stays where its heading ends as that of another object: %s',
    async (kept) => {
      const before = openTab();
      before.toasts.show({ tone: 'error', title: kept });
      before.toasts.show({ tone: 'error', title: 'Unclear: Newsletters was not moved' });
      const after = openTab(before.session);
      takeBackFailures(after.toasts, tried, { title: 'Newsletters was not moved' });
      await vi.waitFor(() => expect(after.titles()).toHaveLength(1));
      expect(after.titles()).toEqual([kept]);
    },
  );

  it('stays where another object of that name was tried, or one whose message has no heading of its own', () => {
    const after = openAfterReload({ title, about: '/home/users/7' });
    takeBackFailures(after.toasts, tried, { title, about: '/home/users/8' });
    takeBackFailures(after.toasts, tried, { title: undefined });
    takeBackFailures(after.toasts, tried, { title: 'Removing the role Editor from Bea failed' });
    expect(after.titles()).toEqual([title]);
  });

  it('does not take along a success of the same words', () => {
    const before = openTab();
    before.toasts.show({ tone: 'success', title });
    const after = openTab(before.session);
    takeBackFailures(after.toasts, tried, { title });
    expect(after.titles()).toEqual([title]);
  });
});

it('the emptied list stays empty after a reload', () => {
  const before = openTab();
  before.toasts.show({ tone: 'info', title: 'Said' });
  const after = openTab(before.session);
  after.messages.clearHistory();
  expect(after.titles()).toEqual([]);
  expect(openTab(before.session).titles()).toEqual([]);
});

it('messages belong to one person and end with the session', () => {
  const { session, storage, toasts } = openTab();
  toasts.show({ tone: 'info', title: 'Said' });
  expect(openTab(session, '8').titles()).toEqual([]);
  toasts.clear();
  storage.forgetPerson();
  expect(session.map.size).toBe(0);
});
