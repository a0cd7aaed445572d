/** The end of every message of the SignalR JSON protocol. */
const RECORD_SEPARATOR = '\u001E';

/** The types of message this hub knows (SignalR hub protocol, JSON encoding). */
export const MESSAGE = { invocation: 1, completion: 3, ping: 6, close: 7, ack: 8, sequence: 9 } as const;

export function encode(message: object): string {
  return `${JSON.stringify(message)}${RECORD_SEPARATOR}`;
}

export interface WireMessage {
  type?: number;
  target?: string;
  invocationId?: string;
  protocol?: string;
  sequenceId?: number;
}

/** The messages of a frame; `undefined` where it is not written in this protocol. */
export function decode(text: string): readonly WireMessage[] | undefined {
  const parts = text.split(RECORD_SEPARATOR).filter((part) => part !== '');
  try {
    const messages = parts.map((part): unknown => JSON.parse(part));
    const isWhole = messages.every((message) => typeof message === 'object' && message !== null);
    return isWhole ? messages : undefined;
  } catch {
    return undefined;
  }
}
