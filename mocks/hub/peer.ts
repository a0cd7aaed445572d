import { createInbox, createOutbox } from './replay.ts';
import { decode, encode, MESSAGE, type WireMessage } from './wire.ts';

/** The other end of a line, whatever it is made of. */
export interface Wire {
  send(text: string): void;
  close(code: number): void;
}

/** What the owner of a line reports. */
export interface Line {
  /** Something arrived; nothing at all is a sign of life. */
  receive(text: string): void;
  /** The other side has disconnected. */
  lost(): void;
}

/** One client of the hub. */
export interface Peer {
  readonly sessionId: string;
  /** Whether the handshake is done and there is a line: only then anything is heard. */
  isConnected(): boolean;
  notify(event: string, payload: object): void;
  /** A sign of life; answers false once the other side has been silent for too long. */
  beat(): boolean;
  /** Ends it in good order: the service wants nothing more of this client. */
  dismiss(): void;
  /** Cuts its line. */
  cut(): void;
  /** Takes its first line, or the one it comes back on: what it has not acknowledged is sent again. */
  take(wire: Wire): Line;
  /** Whether it may come back on another line. */
  canComeBack(): boolean;
}

/** Two beats of silence: the 30 s after which a client counts as disconnected. */
const SILENT_BEATS = 2;
const RESTARTING = 1012;
/** What was sent is not written in a protocol spoken here. */
const UNREADABLE = 1002;

/** `isStateful`: it speaks stateful reconnect. `onClosed`: it will not come back on any line. */
export function createPeer(sessionId: string, isStateful: boolean, onClosed: () => void): Peer {
  const outbox = createOutbox();
  const inbox = createInbox();
  let wire: Wire | undefined;
  let isGreeted = false;
  let silence = 0;

  const canComeBack = () => isStateful && isGreeted && outbox.isWhole();
  const send = (message: object) => wire?.send(encode(message));

  /** Sends what must not be lost with the line. */
  function sendKept(message: object): void {
    if (isStateful) outbox.keep(encode(message));
    send(message);
  }

  function greet(message: WireMessage): void {
    isGreeted = message.protocol === 'json';
    send(isGreeted ? {} : { error: `The protocol '${message.protocol}' is not spoken here.` });
    if (!isGreeted) wire?.close(UNREADABLE);
  }

  function beCalled({ target, invocationId }: WireMessage): void {
    if (isStateful) {
      if (!inbox.isNew()) return;
      send({ type: MESSAGE.ack, sequenceId: inbox.latestId() });
    }
    const error = `The hub has no method '${target}'.`;
    if (invocationId !== undefined) sendKept({ type: MESSAGE.completion, invocationId, error });
  }

  function answer(message: WireMessage): void {
    const { type, sequenceId = 0 } = message;
    if (!isGreeted) greet(message);
    else if (type === MESSAGE.invocation) beCalled(message);
    else if (type === MESSAGE.ack) outbox.acknowledge(sequenceId);
    else if (type === MESSAGE.sequence && !inbox.goOnFrom(sequenceId)) wire?.close(RESTARTING);
    else if (type === MESSAGE.close) {
      onClosed();
      wire?.close(1000);
    }
  }

  return {
    sessionId,
    canComeBack,
    isConnected: () => isGreeted && wire !== undefined,
    notify(event, payload) {
      if (isGreeted) sendKept({ type: MESSAGE.invocation, target: event, arguments: [payload] });
    },
    beat() {
      silence += 1;
      if (isGreeted) send({ type: MESSAGE.ping });
      return silence <= SILENT_BEATS;
    },
    dismiss() {
      // Who has not been greeted takes the first message for the greeting.
      if (isGreeted) send({ type: MESSAGE.close, allowReconnect: false });
      wire?.close(1000);
    },
    cut: () => wire?.close(RESTARTING),
    take(next) {
      const before = wire;
      wire = next;
      silence = 0;
      before?.close(RESTARTING);
      if (isGreeted) {
        send({ type: MESSAGE.sequence, sequenceId: outbox.firstId() });
        for (const text of outbox.kept()) next.send(text);
      }
      return {
        receive(text) {
          if (wire !== next) return;
          silence = 0;
          const messages = decode(text);
          if (messages === undefined) next.close(UNREADABLE);
          for (const message of messages ?? []) answer(message);
        },
        lost() {
          if (wire !== next) return;
          wire = undefined;
          if (!canComeBack()) onClosed();
        },
      };
    },
  };
}
