import { DAY } from '../clock.ts';
import { REMEMBERED_LENGTH, type Session } from './sessions.ts';

/** How a browser carries its session from one request to the next. */
export interface SessionCarrier {
  /** The id of the session a request comes with. */
  read(request: Request): string | undefined;
  /** Gives the session to the browser that asked; without a session, takes it away. Answers the headers for it. */
  write(session: Session | undefined): Record<string, string>;
}

export const SESSION_COOKIE = 'archive_session';

const BASE = 'Path=/; HttpOnly; SameSite=Lax';
const SECONDS_A_DAY = DAY / 1000;

/** A real cookie: for the service over HTTP. */
export const cookieCarrier: SessionCarrier = {
  read(request) {
    const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
    return cookies
      .find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
      ?.slice(SESSION_COOKIE.length + 1);
  },
  write(session) {
    if (session === undefined) return { 'set-cookie': `${SESSION_COOKIE}=; ${BASE}; Max-Age=0` };
    const age = session.remembered ? `; Max-Age=${(REMEMBERED_LENGTH / DAY) * SECONDS_A_DAY}` : '';
    return { 'set-cookie': `${SESSION_COOKIE}=${session.id}; ${BASE}${age}` };
  },
};

/** Where a session is kept instead of a cookie. */
export interface SessionPocket {
  sessionId: string | undefined;
}

/** A page can neither set nor read an HttpOnly cookie: where the service lives inside the page, a pocket is it. */
export function pocketCarrier(pocket: SessionPocket): SessionCarrier {
  return {
    read: () => pocket.sessionId,
    write(session) {
      pocket.sessionId = session?.id;
      return {};
    },
  };
}
