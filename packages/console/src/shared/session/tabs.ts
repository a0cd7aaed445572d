/** What the consoles of one browser report to each other, and whether another has something to lose. */
export type TabNews =
  | { signingOut: boolean }
  | { signedOut: true }
  | { signedIn: string }
  | { asksUnsaved: true }
  | { hasUnsaved: true };

/** The other tabs of this browser that show the console. */
export interface Tabs {
  notify(news: TabNews): void;
  /** @param options how it is ended: with a signal */
  hear(listener: (news: TabNews) => void, options?: { signal: AbortSignal }): void;
  /** Closes the channel: nothing is sent or heard any more. */
  end(): void;
}

/** @param channel the name the tabs have in common; without one, there are no others */
export function createTabs(channel: string | undefined): Tabs {
  const others = channel === undefined ? undefined : new BroadcastChannel(channel);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    notify: (news) => others?.postMessage(news),
    hear(listener, options) {
      others?.addEventListener('message', ({ data }: MessageEvent<TabNews>) => listener(data), options);
    },
    end: () => others?.close(),
  };
}
