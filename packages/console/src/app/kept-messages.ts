import { type Toast, type ToastQueue, toastTones } from '@archive-console/ui';
import * as v from 'valibot';
import { authenticationQueries } from '#queries/authentication.ts';
import { isPageOfDeleted } from '#queries/deleted-objects.ts';
import { onFailureTakenBack, type FailureMessage } from '#shared/actions/failure-messages.ts';
import { unclearHeading } from '#shared/errors/use-report-error.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import type { Services } from '#shared/runtime/services.ts';

/** The messages of a visit, as their list shows them. */
export interface Messages extends Pick<ToastQueue, 'clearHistory' | 'snapshot' | 'subscribe'> {
  /** Whether the page that a message is about is that of an object which was not deleted in this visit. */
  isThere(about: string): boolean;
}

/** What of a message outlives a reload: neither what can be done about it nor what a service said. */
const message = v.object({
  tone: v.picklist(toastTones),
  title: v.string(),
  count: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  about: v.optional(v.string()),
});
const stored = v.object({ userId: v.string(), messages: v.array(message) });

const MOST = 100;
const all = new WeakMap<ToastQueue, Messages>();

/** The messages of this visit, with those from before a reload. They are kept from the first call of this. */
export function keptMessagesOf(
  services: Pick<Services, 'i18n' | 'queryClient' | 'storage' | 'toasts'>,
): Messages {
  const known = all.get(services.toasts) ?? keepMessages(services);
  all.set(services.toasts, known);
  return known;
}

function keepMessages({
  i18n,
  queryClient,
  storage,
  toasts,
}: Parameters<typeof keptMessagesOf>[0]): Messages {
  const userId = queryClient.getQueryData(authenticationQueries.session().queryKey)?.userId ?? '';
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), stored), storage.read('messages') ?? '');
  const isOwn = parsed.success && parsed.output.userId === userId;
  let restoredMessages: readonly Toast[] = (isOwn ? parsed.output.messages : []).map(
    ({ at, ...facts }, index) => ({
      ...facts,
      id: `restored-${index}`,
      at: new Date(at),
    }),
  );
  const listeners = new Set<() => void>();
  let state = toasts.snapshot();

  function look(): void {
    const now = toasts.snapshot();
    state = { ...now, history: [...now.history, ...restoredMessages].slice(0, MOST) };
    for (const listener of listeners) listener();
  }

  const isThere = (about: string) => !isPageOfDeleted(queryClient, about);

  function keep(): void {
    look();
    const messages = state.history
      // What keeps something to open says so anew.
      .filter(({ opens }) => opens === undefined)
      .map(({ tone, title, count, at, about }) => ({
        tone,
        title,
        count,
        at: at.toISOString(),
        ...(about !== undefined && isThere(about) && { about }),
      }));
    storage.write('messages', JSON.stringify({ userId, messages }));
  }

  /**
   * Takes back what has this heading. Of an object with the same name, it is not known that it is the same one: the page
   * says so, where both have one.
   */
  function takeBack(heading: string | undefined, { about }: FailureMessage): void {
    const left = restoredMessages.filter(
      (one) =>
        one.tone !== 'error' ||
        one.title !== heading ||
        (one.about !== undefined && about !== undefined && one.about !== about),
    );
    if (left.length === restoredMessages.length) return;
    restoredMessages = left;
    keep();
  }

  /** The same where it was unclear what became of it; the words for that are read only where there may be such a one. */
  async function takeBackUnclear(failure: FailureMessage): Promise<void> {
    if (!restoredMessages.some(({ title }) => title.includes(failure.title))) return;
    await ensureWords(i18n, 'errors');
    takeBack(unclearHeading(i18n, failure.title), failure);
  }

  onFailureTakenBack(toasts, (failure) => {
    takeBack(failure.title, failure);
    // Where the words cannot be read, the message stays.
    takeBackUnclear(failure).catch(() => undefined);
  });

  let noted = state.history;
  look();
  if (noted.length > 0) keep();
  toasts.subscribe(() => {
    const { history } = toasts.snapshot();
    if (history === noted) return look();
    noted = history;
    keep();
  });
  return {
    isThere,
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clearHistory() {
      restoredMessages = [];
      toasts.clearHistory();
    },
  };
}
