import { SERVICE_ERROR_CODES, statusOf } from '@archive-console/api-client';
import { jsonAnswer } from './service/json-answer.ts';

export interface Problem {
  /** The code (specification, section 8). */
  title: string;
  /** @default the status of the code; 500 for a code the contract does not know */
  status?: number;
  detail?: string | undefined;
  traceId: string;
  /** The service asks to wait so many seconds. */
  retryAfter?: number;
}

function usualStatus(code: string): number {
  const known = SERVICE_ERROR_CODES.find((candidate) => candidate === code);
  return known === undefined ? 500 : statusOf(known);
}

/** A refusal as it goes over the wire. */
export function problemAnswer({ title, traceId, retryAfter, ...facts }: Problem): Response {
  const { status = usualStatus(title), detail } = facts;
  const headers: Record<string, string> = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  };
  if (retryAfter !== undefined) headers['retry-after'] = `${retryAfter}`;
  return jsonAnswer({ title, status, detail, traceId }, { status, headers });
}
