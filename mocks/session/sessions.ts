import { type Clock, DAY, HOUR } from '../clock.ts';

/** One person signed in on one device. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  /** The key of the tenant. */
  readonly tenant: string;
  /** Whether the device shall remember it when the browser is closed. */
  readonly remembered: boolean;
}

export interface Sessions {
  start(person: Omit<Session, 'id'>): Session;
  /** The session with this id, if it has not ended. */
  find(id: string | undefined): Session | undefined;
  /** The session a bearer token stands for; using it keeps it alive. */
  ofToken(token: string): Session | undefined;
  /** A new bearer token for a session. */
  issueToken(session: Session): string;
  end(id: string): void;
  endAllOf(userId: string): void;
  /** Forgets every session, as a service does that is restarted. */
  endAll(): void;
  /** Receives the id of every session that ends. */
  onEnd(listener: (sessionId: string) => void): void;
}

/** How long sessions last, in milliseconds. */
export interface SessionTimes {
  /** A bearer token that no caller uses for that long is worth nothing any more. @default an hour */
  tokenIdle?: number | undefined;
  /** A session ends after that long, used or not, unless the device remembers it. @default 12 hours */
  sessionLength?: number | undefined;
}

/** How long a session lasts that the device remembers. */
export const REMEMBERED_LENGTH = 30 * DAY;

export function createSessions(
  clock: Clock,
  { tokenIdle = HOUR, sessionLength = 12 * HOUR }: SessionTimes = {},
): Sessions {
  const sessions = new Map<string, Session & { readonly endsAt: number }>();
  const tokens = new Map<string, { readonly session: Session; endsAt: number }>();
  const listeners: ((sessionId: string) => void)[] = [];
  const now = () => clock.now().getTime();

  function find(id: string | undefined): Session | undefined {
    const session = id === undefined ? undefined : sessions.get(id);
    return session !== undefined && session.endsAt > now() ? session : undefined;
  }

  function end(id: string): void {
    if (!sessions.delete(id)) return;
    for (const [token, { session }] of tokens) if (session.id === id) tokens.delete(token);
    for (const listener of listeners) listener(id);
  }

  return {
    start(person) {
      const endsAt = now() + (person.remembered ? REMEMBERED_LENGTH : sessionLength);
      const session = { id: crypto.randomUUID(), ...person, endsAt };
      sessions.set(session.id, session);
      return session;
    },
    find,
    ofToken(token) {
      const known = tokens.get(token);
      if (known === undefined || known.endsAt <= now()) return undefined;
      known.endsAt = now() + tokenIdle;
      return find(known.session.id);
    },
    issueToken(session) {
      const token = `demo-${crypto.randomUUID()}`;
      tokens.set(token, { session, endsAt: now() + tokenIdle });
      return token;
    },
    end,
    endAllOf(userId) {
      for (const session of sessions.values()) if (session.userId === userId) end(session.id);
    },
    endAll() {
      for (const id of sessions.keys()) end(id);
    },
    onEnd(listener) {
      listeners.push(listener);
    },
  };
}
