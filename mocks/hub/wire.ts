/** The end of every message of the SignalR JSON protocol. */
const RECORD_SEPARATOR = '\u001E';

/** The types of message this hub knows (SignalR hub protocol, JSON encoding). */
export const MESSAGE = { invocation: 1, completion: 3, ping: 6, close: 7 } as const;

export function encode(message: object): string {
  return `${JSON.stringify(message)}${RECORD_SEPARATOR}`;
}

export interface WireMessage {
  type?: number;
  target?: string;
  invocationId?: string;
  protocol?: string;
}

export function decode(text: string): WireMessage[] {
  const parts = text.split(RECORD_SEPARATOR).filter((part) => part !== '');
  return parts.map((part) => JSON.parse(part) as WireMessage);
}
