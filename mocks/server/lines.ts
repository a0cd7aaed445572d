import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { NOT_FOR_YOU, placeOf } from '../hub/handlers.ts';
import type { World } from '../world.ts';
import type { Gate } from './gate.ts';
import { targetOf } from './http.ts';

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

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
      const line = place.hub.take(place.connectionToken, {
        send: (text) => client.send(text),
        close: (code) => client.close(code),
      });
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
