import type { ToastQueue } from '@archive-console/ui';
import { hashKey } from '@tanstack/react-query';

/** Action and object, as they are the same in each try. */
export type Tried = readonly unknown[];

/** The messages of tries that failed: they belong to what was tried, and outlive the page it was tried on. */
const messageIds = new WeakMap<ToastQueue, Map<string, Set<string>>>();

/** Notes the message of a try that failed. */
export function noteFailure(toasts: ToastQueue, tried: Tried, id: string): void {
  const messages = messageIds.get(toasts) ?? new Map<string, Set<string>>();
  messageIds.set(toasts, messages);
  const key = hashKey(tried);
  messages.set(key, (messages.get(key) ?? new Set()).add(id));
}

/** A try that failed, by the words of its message: that is all that is left of it after a reload. */
export interface FailureMessage {
  /** The heading, which names the action and its object. */
  title: string;
  /** The page of that object, where it was tried there. */
  about?: string | undefined;
}

/** What takes back the messages from before a reload. */
const takeBackHandlers = new WeakMap<ToastQueue, (failure: FailureMessage) => void>();

/** Has the messages from before a reload taken back as well. */
export function onFailureTakenBack(toasts: ToastQueue, takeBack: (failure: FailureMessage) => void): void {
  takeBackHandlers.set(toasts, takeBack);
}

/**
 * Takes back the messages of tries that failed, once one has succeeded or another message says it anew. A
 * message without a heading of its own says what others say, too: from before a reload, it stays.
 */
export function takeBackFailures(
  toasts: ToastQueue,
  tried: Tried,
  { title, about }: { title: string | undefined; about?: string | undefined },
): void {
  const messages = messageIds.get(toasts);
  const key = hashKey(tried);
  for (const id of messages?.get(key) ?? []) toasts.forget(id);
  messages?.delete(key);
  if (title !== undefined) takeBackHandlers.get(toasts)?.({ title, about });
}
