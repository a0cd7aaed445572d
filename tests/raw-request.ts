import { request } from 'node:http';

/** What comes back of a request that is sent by hand. */
export interface RawAnswer {
  status: number | undefined;
  cookies: string[];
}

/** Sends what `fetch` would not let a page send: any host, any origin, any length. Answers status and cookies. */
export function sendRaw(
  address: string,
  headers: Record<string, string>,
  { body, method = body === undefined ? 'GET' : 'POST' }: { body?: string; method?: string } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ status: answer.statusCode, cookies: answer.headers['set-cookie'] ?? [] }),
      );
    });
    sent.on('error', reject);
    // A line that is taken instead of being answered.
    sent.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, cookies: [] });
    });
    sent.end(body);
  });
}

/** What a browser sends to open a WebSocket. */
export const webSocketHead: Readonly<Record<string, string>> = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
};

/** What a form of another site can send without being asked about it before. */
export const formTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/** The origins that a page of another site sends: its own, or none that it lets be known. */
export const foreignOrigins = ['https://evil.example', 'null'] as const;
