import { DAY, SECOND } from '../clock.ts';
import { REMEMBERED_LENGTH, type Session } from './sessions.ts';

/** What a browser keeps for the service, and under which name. */
export const COOKIES = {
  sessionId: 'archive_session',
  /** Ties the second step to the sign-in it belongs to. */
  signInId: 'archive_sign_in',
  /** A machine that needs no second step. */
  machineId: 'archive_machine',
  /** Ties what comes back from Microsoft to the browser that was sent there. */
  browserId: 'archive_browser',
  /** A registration of a Microsoft 365 organization that is under way. */
  registrationId: 'archive_registration',
} as const;

export type CookieName = keyof typeof COOKIES;

/** Where these are kept instead of cookies. */
export type SessionPocket = Partial<Record<CookieName, string | undefined>>;

/** How a browser carries its session, and what else it keeps, from one request to the next. */
export interface SessionCarrier {
  /** What a request comes with. */
  read(request: Request, name: CookieName): string | undefined;
  /**
   * Gives something to the browser that asked; without a value, takes it away. Kept until the browser is closed
   * unless `keptFor` says how many milliseconds. Answers the `Set-Cookie` header for it, where there is one.
   */
  write(name: CookieName, value: string | undefined, keptFor?: number): string | undefined;
}

const BASE = 'Path=/; HttpOnly; SameSite=Lax';

/** Real cookies: for the service over HTTP. */
export const cookieCarrier: SessionCarrier = {
  read(request, name) {
    const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
    const start = `${COOKIES[name]}=`;
    return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
  },
  write(name, value, keptFor) {
    if (value === undefined) return `${COOKIES[name]}=; ${BASE}; Max-Age=0`;
    const age = keptFor === undefined ? '' : `; Max-Age=${keptFor / SECOND}`;
    return `${COOKIES[name]}=${value}; ${BASE}${age}`;
  },
};

/** A page can neither set nor read an HttpOnly cookie: where the service lives inside the page, a pocket is it. */
export function pocketCarrier(pocket: SessionPocket): SessionCarrier {
  return {
    read: (_request, name) => pocket[name],
    write(name, value) {
      Object.assign(pocket, { [name]: value });
      return undefined;
    },
  };
}

/** How long a browser keeps the session; `undefined`: until it is closed. */
export const keptFor = ({ remembered }: Session): number | undefined =>
  remembered ? REMEMBERED_LENGTH : undefined;

/** How long a machine needs no second step. */
export const MACHINE_KEPT_FOR = 90 * DAY;
