import { decode, encode, MESSAGE, type WireMessage } from './wire.ts';

/** The other end of a line, whatever it is made of. */
export interface Wire {
  send(text: string): void;
  close(code: number): void;
}

/** What the owner of a line reports. */
export interface Line {
  /** Something arrived. */
  receive(text: string): void;
  /** The other side is gone. */
  lost(): void;
}

/** One client of the hub. */
export interface Peer extends Line {
  readonly sessionId: string;
  /** Whether the handshake is done: only then anything is told. */
  isGreeted(): boolean;
  tell(event: string, payload: object): void;
  /** A sign of life; answers false once the other side has been silent for too long. */
  beat(): boolean;
  /** Ends it in good order: the client does not come back. */
  dismiss(): void;
  /** Cuts it: the client comes back. */
  cut(): void;
}

/** Two beats without a word: the 30 s after which a client counts as gone. */
const SILENT_BEATS = 2;

export function createPeer(sessionId: string, wire: Wire, onLost: () => void): Peer {
  let isGreeted = false;
  let silence = 0;

  function greet(message: WireMessage): void {
    isGreeted = message.protocol === 'json';
    wire.send(encode(isGreeted ? {} : { error: `The protocol '${message.protocol}' is not spoken here.` }));
    if (!isGreeted) wire.close(1002);
  }

  function answer(message: WireMessage): void {
    if (!isGreeted) greet(message);
    else if (message.type === MESSAGE.close) wire.close(1000);
    else if (message.type === MESSAGE.invocation && message.invocationId !== undefined) {
      const error = `The hub has no method '${message.target}'.`;
      wire.send(encode({ type: MESSAGE.completion, invocationId: message.invocationId, error }));
    }
  }

  return {
    sessionId,
    isGreeted: () => isGreeted,
    receive(text) {
      silence = 0;
      for (const message of decode(text)) answer(message);
    },
    lost: onLost,
    tell(event, payload) {
      if (isGreeted) wire.send(encode({ type: MESSAGE.invocation, target: event, arguments: [payload] }));
    },
    beat() {
      silence += 1;
      if (isGreeted) wire.send(encode({ type: MESSAGE.ping }));
      return silence <= SILENT_BEATS;
    },
    dismiss() {
      wire.send(encode({ type: MESSAGE.close, allowReconnect: false }));
      wire.close(1000);
    },
    cut: () => wire.close(1012),
  };
}
