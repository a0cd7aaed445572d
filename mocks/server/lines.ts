import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { NOT_FOR_YOU, placeOf } from '../hub/handlers.ts';
import type { Wire } from '../hub/peer.ts';
import type { World } from '../world.ts';
import type { Gate } from './gate.ts';
import { targetOf } from './http.ts';

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Characters of a frame: what the buffer of a SignalR server holds. */
const FRAME_CHARS = 65_536;

/** What is said at one moment goes down the line together, as a SignalR server writes it: reports come in thousands. */
function inFrames(client: WebSocket): Wire {
  let frame = '';
  const flush = () => {
    if (frame !== '') client.send(frame);
    frame = '';
  };
  return {
    send(text) {
      if (frame === '') setImmediate(flush);
      else if (frame.length + text.length > FRAME_CHARS) flush();
      frame += text;
    },
    close(code) {
      flush();
      client.close(code);
    },
  };
}

/** Takes real WebSockets at `/hub`. */
export function linesOf(world: World, gate: Pick<Gate, 'admitsLine'>): Upgrade {
  const sockets = new WebSocketServer({ noServer: true });
  return (request, socket, head) => {
    const target = targetOf(request);
    const place = target && gate.admitsLine(request, target) ? placeOf(world, target) : undefined;
    if (place === undefined) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      const line = place.hub.take(place.connectionToken, inFrames(client));
      if (line === undefined) {
        client.close(NOT_FOR_YOU);
        return;
      }
      client.on('message', (data, isBinary) => {
        if (!isBinary && Buffer.isBuffer(data)) line.receive(data.toString('utf8'));
      });
      client.on('close', () => line.lost());
      // A broken line is closed by the library; what it was is of no use here.
      client.on('error', () => line.lost());
    });
  };
}
