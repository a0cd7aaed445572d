import type { HubEventName } from '@archive-console/api-client';
import { createPeer, type Line, type Peer, type Wire } from './hub/peer.ts';
import type { Session, Sessions } from './session/sessions.ts';

/** The demo service's end of the real-time line: one per tenant. */
export interface DemoHub {
  /** Tells everybody who is connected. */
  tell(event: HubEventName, payload: object): void;
  /** Promises a line to a session: what negotiation answers. */
  negotiate(session: Session): object;
  /** The session a line was promised to. A promise is good once. */
  redeem(connectionToken: string): Session | undefined;
  /** Takes a line. */
  accept(session: Session, wire: Wire): Line;
  /** How many are connected. */
  connections(): number;
  /** Cuts every line, as a network does; clients come back by themselves. */
  drop(): void;
  /** Whether the hub can be reached; switched off, it also cuts every line. */
  switchTo(isOn: boolean): void;
  readonly isOn: boolean;
}

const BEAT = 15_000;

export function createHub(sessions: Sessions): DemoHub {
  const peers = new Set<Peer>();
  const promised = new Map<string, string>();
  let heart: ReturnType<typeof setInterval> | undefined;
  let isOn = true;

  function remove(peer: Peer): void {
    peers.delete(peer);
    if (peers.size === 0) {
      clearInterval(heart);
      heart = undefined;
    }
  }

  function cut(peer: Peer): void {
    remove(peer);
    peer.cut();
  }

  function dismiss(peer: Peer): void {
    remove(peer);
    peer.dismiss();
  }

  function beat(): void {
    for (const peer of peers) {
      if (sessions.find(peer.sessionId) === undefined) dismiss(peer);
      else if (!peer.beat()) cut(peer);
    }
  }

  function drop(): void {
    for (const peer of peers) cut(peer);
  }

  sessions.onEnd((sessionId) => {
    for (const peer of peers) if (peer.sessionId === sessionId) dismiss(peer);
  });

  return {
    tell(event, payload) {
      for (const peer of peers) peer.tell(event, payload);
    },
    negotiate(session) {
      const connectionToken = crypto.randomUUID();
      promised.set(connectionToken, session.id);
      const availableTransports = [{ transport: 'WebSockets', transferFormats: ['Text'] }];
      return { negotiateVersion: 1, connectionId: crypto.randomUUID(), connectionToken, availableTransports };
    },
    redeem(connectionToken) {
      const sessionId = promised.get(connectionToken);
      promised.delete(connectionToken);
      return sessions.find(sessionId);
    },
    accept(session, wire) {
      const peer = createPeer(session.id, wire, () => remove(peer));
      peers.add(peer);
      heart ??= setInterval(beat, BEAT);
      return peer;
    },
    connections: () => [...peers].filter((peer) => peer.isGreeted()).length,
    drop,
    switchTo(next) {
      isOn = next;
      if (!isOn) drop();
    },
    get isOn() {
      return isOn;
    },
  };
}
