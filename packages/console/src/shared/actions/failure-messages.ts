import type { ToastQueue } from '@archive-console/ui';
import { hashKey } from '@tanstack/react-query';

/** Action and object, as they are the same in each try. */
export type Tried = readonly unknown[];

/** The messages of tries that failed: they belong to what was tried, and outlive the page it was tried on. */
const noted = new WeakMap<ToastQueue, Map<string, Set<string>>>();

/** Notes the message of a try that failed. */
export function noteFailure(toasts: ToastQueue, tried: Tried, id: string): void {
  const messages = noted.get(toasts) ?? new Map<string, Set<string>>();
  noted.set(toasts, messages);
  const key = hashKey(tried);
  messages.set(key, (messages.get(key) ?? new Set()).add(id));
}

/** Takes back the messages of tries that failed, once one has succeeded or another message says it anew. */
export function takeBackFailures(toasts: ToastQueue, tried: Tried): void {
  const messages = noted.get(toasts);
  const key = hashKey(tried);
  for (const id of messages?.get(key) ?? []) toasts.forget(id);
  messages?.delete(key);
}
