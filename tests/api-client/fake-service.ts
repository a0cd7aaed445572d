import { type ApiClient, type ApiClientOptions, createApiClient } from '@archive-console/api-client';

/** What the fake service does with one request: an answer, or a failure of the network. */
export type Reaction = Response | Error | ((request: Request) => Promise<Response>);

/** A client whose service reacts as given, request by request; the last reaction repeats. */
export function clientAnswered(
  reactions: readonly Reaction[],
  options: Omit<ApiClientOptions, 'fetch'> = {},
): { client: ApiClient; requests: Request[] } {
  const requests: Request[] = [];
  const client = createApiClient({
    baseUrl: 'https://archive.example',
    retryDelaysMs: [0, 0],
    ...options,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const reaction = reactions[Math.min(requests.length, reactions.length - 1)];
      requests.push(request);
      if (reaction === undefined || reaction instanceof Error)
        throw reaction ?? new TypeError('No reaction is given.');
      return reaction instanceof Response ? reaction.clone() : reaction(request);
    },
  });
  return { client, requests };
}

/** An answer of JSON. */
export function json(value: unknown, status = 200): Response {
  return Response.json(value, { status });
}

/** An answer of a web page. */
export function page(status: number): Response {
  return new Response('<!doctype html><title>Bad gateway</title>', {
    status,
    headers: { 'content-type': 'text/html' },
  });
}

/** A refusal as the service words it. */
export function problem(title: string, status: number, headers: Record<string, string> = {}): Response {
  const body = { title, status, detail: 'In plain words.', traceId: '00-abc-01' };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}

/** A service that never answers, until the request is given up. */
export function silence(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });
}

/** The error a call fails with. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => new Error('The call was answered, although it should fail.'),
    (error: unknown) => error,
  );
}
