import { HttpNetworkFrame } from 'msw/experimental';
import { setupWorker, type SetupWorker } from 'msw/browser';

/** Requests of the running story that no one answered. */
const unanswered: string[] = [];

let started: Promise<SetupWorker> | undefined;

/** The one worker of the page. A page of documentation shows several stories, and each of them asks for it at once. */
export function startWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

/** Starts the worker. Whatever the service is asked and does not know is noted, and fails the story. */
async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (frame instanceof HttpNetworkFrame) {
        const { method, url } = frame.data.request;
        const { pathname } = new URL(url);
        if (!/^\/(v2|hub)(\/|$)/.test(pathname)) return;
        unanswered.push(`${method} ${pathname}`);
      } else unanswered.push(frame.protocol);
      defaults.error();
    },
  });
  return worker;
}

export function forgetUnanswered(): void {
  unanswered.length = 0;
}

/** Fails the story that asked for what no one answers. */
export function requireAnswers(ofTheWorld: readonly string[]): void {
  const all = [...unanswered, ...ofTheWorld];
  if (all.length === 0) return;
  throw new Error(
    `Nothing answered ${all.join(', ')}. Give the demo service a rule, or the story a difference.`,
  );
}
