import { getResponse, RequestHandler } from 'msw';
import { startWorker } from './network.ts';

// A worker answers in the book. In the tests it stays for what the service does not know, and for the hub; what the
// service knows is answered in the page itself: the way there and back is a tenth of the time of a story.
const worker = await startWorker();
const byWorker = window.fetch.bind(window);

/** The requests that have no answer yet, and when each began, in milliseconds of the page. */
const begun = new Map<Request, number>();

/** Longer than any answer of the service takes: who waits for more waits for one that hangs. */
const LONG_MS = 2000;

/** Whether an answer is on its way. */
export const isAnswerOnItsWay = () =>
  [...begun.values()].some((moment) => performance.now() - moment < LONG_MS);

const isRedirect = ({ status }: Response) => status >= 301 && status <= 308 && status !== 304;

/** Settles with the reason of who no longer wants the answer. */
const whenAborted = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

/** What is taken back at once is never sent. */
async function whenSent({ signal }: Request): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}

/** What answers now. What the page of one story asks for is not answered by what the next story arranges. */
const answeringNow = () => worker.listHandlers().filter((handler) => handler instanceof RequestHandler);

async function answer(request: Request, handlers: RequestHandler[]): Promise<Response> {
  await whenSent(request);
  const response = await getResponse(handlers, request.clone());
  if (response === undefined) return byWorker(request);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  const location = response.headers.get('location');
  if (!isRedirect(response) || location === null) return response;
  return answer(new Request(new URL(location, request.url), { signal: request.signal }), handlers);
}

window.fetch = async (input, init) => {
  const request = new Request(input, init);
  begun.set(request, performance.now());
  try {
    return await Promise.race([answer(request, answeringNow()), whenAborted(request)]);
  } finally {
    begun.delete(request);
  }
};
