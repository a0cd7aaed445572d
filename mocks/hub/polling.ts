import type { Wire } from './peer.ts';

/** Long polling: what is sent waits for the next question, and a question waits for what is sent. */
export interface Polling {
  wire: Wire;
  /** Answers what has been sent; the first question, which only opens the line, is answered with nothing. */
  poll(signal: AbortSignal): Promise<Response>;
}

const nothing = () => new Response(null, { status: 204 });
const said = (text: string) => new Response(text, { headers: { 'content-type': 'text/plain' } });

/** `onEnd` is called once it is closed and the other side knows. */
export function polling(onEnd: () => void): Polling {
  let sent = '';
  let isClosed = false;
  let isFirst = true;
  let answer: ((response: Response) => void) | undefined;

  function answerNow(response: Response): void {
    answer?.(response);
    answer = undefined;
  }

  function flush(): void {
    if (answer === undefined) return;
    if (sent !== '') {
      answerNow(said(sent));
      sent = '';
    } else if (isClosed) {
      answerNow(nothing());
      onEnd();
    }
  }

  return {
    wire: {
      send(text) {
        sent += text;
        flush();
      },
      close() {
        isClosed = true;
        flush();
      },
    },
    poll(signal) {
      if (signal.aborted) return Promise.resolve(nothing());
      if (isFirst) {
        isFirst = false;
        return Promise.resolve(said(''));
      }
      // Of two questions at a time, no one waits for the first any more.
      answerNow(nothing());
      return new Promise((resolve) => {
        answer = resolve;
        signal.addEventListener('abort', () => {
          if (answer === resolve) answerNow(nothing());
        });
        flush();
      });
    },
  };
}
