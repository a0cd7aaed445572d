import type { Wire } from './peer.ts';

/** Server-sent events: what is sent goes down one long answer. `onEnd` is called once no caller reads it any more. */
export function eventStream(onEnd: () => void): { wire: Wire; answer: Response } {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
      // A first word, so that nothing on the way waits with the headers.
      controller.enqueue(encoder.encode(':\r\n\r\n'));
    },
    cancel() {
      controller = undefined;
      onEnd();
    },
  });
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-store' };
  return {
    answer: new Response(body, { headers }),
    wire: {
      send: (text) => controller?.enqueue(encoder.encode(`data: ${text}\r\n\r\n`)),
      close() {
        if (controller === undefined) return;
        controller.close();
        controller = undefined;
        onEnd();
      },
    },
  };
}
