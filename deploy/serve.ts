// The server behind `npm start`: the built console, and the demo service or API_ORIGIN, on one origin.
import type { AddressInfo, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chooseService } from './choose-service.ts';
import { createConsoleServer } from './server.ts';
import { readSettings } from './settings.ts';
import { siteOf } from './site.ts';

/** A start that cannot succeed: one sentence, code 1. */
function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function start(): Promise<void> {
  const { port, host, ...chosen } = readSettings(process.env);
  const { service, says, config } = await chooseService(chosen);
  const site = siteOf(fileURLToPath(new URL('../packages/console/dist', import.meta.url)), config);
  const server = createConsoleServer(site, service);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('error', (error: NodeJS.ErrnoException) => giveUp(whyNot(error, port)));
  server.listen(port, host, () => {
    const { port: actual } = server.address() as AddressInfo;
    console.log(
      [`The console runs at http://localhost:${actual}`, ...says, 'Stop it with Ctrl+C.'].join('\n'),
    );
  });
  const stop = (): void => {
    server.close(() => process.exit(0));
    // The hub's sockets would keep the server alive; their clients connect again.
    for (const socket of sockets) socket.destroy();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  // The process that started us has ended, and no signal came through.
  if (process.env['ENDS_WITH_STDIN'] !== undefined) process.stdin.resume().once('end', stop);
}

function whyNot(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use: stop what uses it, or choose another one with PORT=8081 npm start.`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights: choose one above 1023, for example PORT=8080.`;
  return `The server cannot start: ${error.message}.`;
}

try {
  await start();
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
