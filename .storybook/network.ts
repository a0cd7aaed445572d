import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket';
import { defineNetwork, HttpNetworkFrame, InterceptorSource, NetworkReadyState } from 'msw/experimental';

/** Requests of the running story that no one answered. */
const unanswered: string[] = [];

/**
 * The network of the page: the demo service lives in it and answers there, with no worker in between. Whatever the
 * service is asked and does not know is noted, and fails the story.
 */
export const network = defineNetwork({
  sources: [new InterceptorSource({ interceptors: [new FetchInterceptor(), new WebSocketInterceptor()] })],
  context: { quiet: true },
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

/** The page keeps its network: each file of stories begins anew, and finds it there. */
export function openNetwork(): void {
  if (network.readyState === NetworkReadyState.DISABLED) network.enable();
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
