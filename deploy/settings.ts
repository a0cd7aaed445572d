/** What the environment may set for the server behind `npm start`. */
export interface ServeSettings {
  port: number;
  /** Address to listen on; left out: all of this machine's. */
  host: string | undefined;
  /** A real service to pass `/v2` and `/hub` on to; left out: the demo service. */
  apiOrigin: URL | undefined;
  /** Under which browsers reach the server, where a proxy stands in front of it; left out: its own addresses. */
  publicOrigins: readonly URL[];
  /** How many people the tenant of the demo has; left out: those of the stories. */
  demoUsers: number | undefined;
  /** After how many minutes a session of the demo ends; left out: after 12 hours. */
  demoSessionMinutes: number | undefined;
}

/** Reads the settings. Throws a sentence that names the variable and what it may hold. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ServeSettings {
  const { PORT, HOST, API_ORIGIN, PUBLIC_ORIGIN, DEMO_USERS, DEMO_SESSION_MINUTES } = env;
  return {
    port: portOf(PORT),
    host: HOST === '' ? undefined : HOST,
    apiOrigin: originOf('API_ORIGIN', API_ORIGIN),
    publicOrigins: (PUBLIC_ORIGIN ?? '')
      .split(',')
      .flatMap((one) => originOf('PUBLIC_ORIGIN', one.trim()) ?? []),
    demoUsers: usersOf(DEMO_USERS),
    demoSessionMinutes: minutesOf(DEMO_SESSION_MINUTES),
  };
}

function portOf(given: string | undefined): number {
  if (given === undefined || given === '') return 8080;
  const port = Number(given);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT is '${given}', which is no port: set it to a number from 0 to 65535.`);
}

function originOf(name: string, given: string | undefined): URL | undefined {
  if (given === undefined || given === '') return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/') return url;
  throw new Error(`${name} is '${given}', which is no origin: write it as https://host, without a path.`);
}

const MOST_USERS = 1_000_000;

function usersOf(given: string | undefined): number | undefined {
  if (given === undefined || given === '') return undefined;
  const users = Number(given);
  if (Number.isInteger(users) && users >= 0 && users <= MOST_USERS) return users;
  throw new Error(`DEMO_USERS is '${given}', which is no size: set it to a number from 0 to ${MOST_USERS}.`);
}

/** A day. */
const MOST_MINUTES = 1440;

function minutesOf(given: string | undefined): number | undefined {
  if (given === undefined || given === '') return undefined;
  const minutes = Number(given);
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES) return minutes;
  throw new Error(
    `DEMO_SESSION_MINUTES is '${given}', which is no time: set it to a number from 1 to ${MOST_MINUTES}.`,
  );
}
