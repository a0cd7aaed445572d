import { HttpResponse } from 'msw';

interface JsonAnswerInit {
  /** @default 200 */
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

const encoder = new TextEncoder();

/** A value as it goes over the wire. To count its bytes, MSW's own `json` makes a `Blob`, which a browser waits for. */
export function jsonAnswer(value: unknown, { status = 200, headers }: JsonAnswerInit): Response {
  const bytes = encoder.encode(JSON.stringify(value));
  return new HttpResponse(bytes, {
    status,
    headers: { 'content-type': 'application/json', ...headers, 'content-length': String(bytes.length) },
  });
}
