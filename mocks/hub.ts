import type { HubEventName } from '@archive-console/api-client';
import { createPeer, type Line, type Peer, type Wire } from './hub/peer.ts';
import type { Session, Sessions } from './session/sessions.ts';

/** Ways to connect, by the names of the protocol. */
export const TRANSPORTS = ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const;

export type Transport = (typeof TRANSPORTS)[number];

/** What a client asks for, and what it may have. */
export interface Negotiation {
  /** @default all */
  transports?: readonly Transport[];
  /** The client speaks stateful reconnect: a lost line costs it nothing. @default false */
  isStateful?: boolean;
}

/** What negotiation answers. */
export interface Negotiated {
  negotiateVersion: 1;
  connectionId: string;
  connectionToken: string;
  availableTransports: { transport: Transport; transferFormats: string[] }[];
  useStatefulReconnect: boolean;
}

/** The demo service's end of the real-time line: one per tenant. */
export interface DemoHub {
  /** Notifies every connected client. */
  notify(event: HubEventName, payload: object): void;
  /** Promises a connection to a session. */
  negotiate(session: Session, asked?: Negotiation): Negotiated;
  /** The session a connection was promised to, or belongs to. */
  ownerOf(connectionToken: string): Session | undefined;
  /** Takes a line: the first of a connection, or another one of a stateful client. */
  take(connectionToken: string, wire: Wire): Line | undefined;
  /** How many are connected. */
  connections(): number;
  /** Forgets every connection, as a service does that starts anew; clients come back by themselves. */
  drop(): void;
  /** Breaks every line, as a network does. A stateful client comes back without loss. */
  breakLines(): void;
  /** Whether the hub can be reached; switched off, it also forgets every connection. */
  switchTo(isOn: boolean): void;
  readonly isOn: boolean;
}

/** How often every client gets a sign of life, in milliseconds. */
const BEAT = 15_000;

/** How many connections a session is promised that it has not begun: enough for many tabs, and every way to connect. */
const PROMISES = 20;

interface Connection {
  readonly sessionId: string;
  readonly isStateful: boolean;
  peer?: Peer;
}

export function createHub(sessions: Sessions): DemoHub {
  const known = new Map<string, Connection>();
  let heart: ReturnType<typeof setInterval> | undefined;
  let isOn = true;

  const peers = () => [...known.values()].flatMap(({ peer }) => peer ?? []);

  function forget(connectionToken: string): Peer | undefined {
    const { peer } = known.get(connectionToken) ?? {};
    known.delete(connectionToken);
    if (peers().length === 0) {
      clearInterval(heart);
      heart = undefined;
    }
    return peer;
  }

  /** A session with one promised connection too many loses the oldest one it has not begun. */
  function keepFewPromises({ id }: Session): void {
    const waiting = [...known].filter(([, { sessionId, peer }]) => sessionId === id && peer === undefined);
    for (const [token] of waiting.slice(0, 1 - PROMISES)) known.delete(token);
  }

  function beat(): void {
    for (const [token, { sessionId, peer }] of known) {
      if (sessions.find(sessionId) === undefined) forget(token)?.dismiss();
      else if (peer?.beat() === false) forget(token)?.cut();
    }
  }

  function drop(): void {
    for (const token of known.keys()) forget(token)?.cut();
  }

  sessions.onEnd((ended) => {
    for (const [token, { sessionId }] of known) if (sessionId === ended) forget(token)?.dismiss();
  });

  return {
    notify(event, payload) {
      for (const peer of peers()) peer.notify(event, payload);
    },
    negotiate(session, { transports = TRANSPORTS, isStateful = false } = {}) {
      keepFewPromises(session);
      const connectionToken = crypto.randomUUID();
      known.set(connectionToken, { sessionId: session.id, isStateful });
      const availableTransports = transports.map((transport) => ({ transport, transferFormats: ['Text'] }));
      const connectionId = crypto.randomUUID();
      const useStatefulReconnect = isStateful;
      return {
        negotiateVersion: 1,
        connectionId,
        connectionToken,
        availableTransports,
        useStatefulReconnect,
      };
    },
    ownerOf: (connectionToken) => sessions.find(known.get(connectionToken)?.sessionId),
    take(connectionToken, wire) {
      const connection = known.get(connectionToken);
      if (connection === undefined) return undefined;
      if (connection.peer?.canComeBack() === false) {
        forget(connectionToken)?.cut();
        return undefined;
      }
      const { sessionId, isStateful } = connection;
      connection.peer ??= createPeer(sessionId, isStateful, () => forget(connectionToken));
      heart ??= setInterval(beat, BEAT);
      return connection.peer.take(wire);
    },
    connections: () => peers().filter((peer) => peer.isConnected()).length,
    drop,
    breakLines() {
      for (const peer of peers()) peer.cut();
    },
    switchTo(next) {
      isOn = next;
      if (!isOn) drop();
    },
    get isOn() {
      return isOn;
    },
  };
}
