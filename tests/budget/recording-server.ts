import type { Server } from 'node:http';
import { demoListener } from '@archive-console/mocks/server';
import { createConsoleServer } from '#deploy/server.ts';
import { siteOf } from '#deploy/site.ts';
import { close, listen } from '#tests/serving.ts';

/** One request as the server saw it; times in milliseconds since the epoch. */
export interface Recorded {
  path: string;
  startedAt: number;
  endedAt: number;
}

export interface RecordingServer {
  origin: string;
  requests: Recorded[];
  close(): Promise<void>;
}

/**
 * How long every answer takes, in milliseconds. Long against the work of a page, so that of two requests only
 * those count as one after the other of which the second had to wait for the first.
 */
const ROUND_TRIP = 200;

/** The built console and a demo service, with every request written down. */
export async function recordingServer(): Promise<RecordingServer> {
  const requests: Recorded[] = [];
  const inner: Server = createConsoleServer(siteOf('packages/console/dist'), demoListener());
  const answer = inner.listeners('request')[0] as (...given: unknown[]) => void;
  inner.removeAllListeners('request');
  inner.on('request', (request, response) => {
    const recorded: Recorded = { path: request.url ?? '/', startedAt: Date.now(), endedAt: Number.POSITIVE_INFINITY };
    requests.push(recorded);
    response.on('finish', () => {
      recorded.endedAt = Date.now();
    });
    setTimeout(() => answer(request, response), ROUND_TRIP);
  });
  return { origin: await listen(inner), requests, close: () => close(inner) };
}
