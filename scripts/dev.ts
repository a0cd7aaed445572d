// npm run dev: the console with hot reload against the demo service, or against API_ORIGIN.
import type { IncomingMessage } from 'node:http';
import { createServer, type Plugin } from 'vite';
import { readSettings } from '#deploy/settings.ts';
import { chooseService } from '#deploy/choose-service.ts';
import { HUB, isServicePath } from '#deploy/service.ts';

const pathOf = (request: IncomingMessage): string => request.url?.split('?')[0] ?? '';

const { port, host, ...chosen } = readSettings(process.env);
const { service, says } = await chooseService(chosen);

const behindTheConsole: Plugin = {
  name: 'service',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (!isServicePath(pathOf(request))) return next();
      void Promise.resolve(service.handle(request, response)).then((answered) => answered || next());
    });
    // Vite's own socket, for hot reload, stays with Vite.
    server.httpServer?.on('upgrade', (request, socket, head: Buffer) => {
      if (pathOf(request) === HUB) service.upgrade(request, socket, head);
    });
  },
};

const server = await createServer({
  configFile: 'packages/console/vite.config.ts',
  // Bundled, the configuration would be written to a file that `node --watch` takes for a change.
  configLoader: 'native',
  server: { port, strictPort: true, host: host ?? 'localhost' },
  plugins: [behindTheConsole],
});
await server.listen();
server.printUrls();
console.log(says.join('\n'));
