import { createHub, type HubState } from '@archive-console/api-client/hub';
import { vi } from 'vitest';

/** A hub and what it reported: its phases, its returns, its log. */
export function hubAt(token: () => string | undefined = () => 's3cret') {
  const log = vi.fn<(level: string, message: string) => void>();
  const hub = createHub({ url: 'https://archive.example/hub', token, log });
  const phases: HubState['phase'][] = [];
  const returned = vi.fn<() => void>();
  hub.subscribe(() => phases.push(hub.state().phase));
  hub.onReconnected(returned);
  return { hub, log, phases, returned };
}

/** The same, started, its first try made. */
export async function liveHub() {
  const made = hubAt();
  const tried = new Promise<void>((resolve) => {
    made.hub.subscribe(() => {
      if (made.hub.state().phase !== 'connecting') resolve();
    });
  });
  made.hub.start();
  await tried;
  return made;
}
