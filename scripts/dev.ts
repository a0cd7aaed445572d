// npm run dev: the console with hot reload against the demo service, or against API_ORIGIN.
import { createServer, type Plugin } from 'vite';
import { readSettings } from '#deploy/settings.ts';
import { chooseService } from '#deploy/choose-service.ts';
import { isServicePath } from '#deploy/service.ts';

const { port, host, apiOrigin } = readSettings(process.env);
const { service, says } = await chooseService(apiOrigin);

const behindTheConsole: Plugin = {
  name: 'service',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (isServicePath(request.url?.split('?')[0] ?? '')) service.handle(request, response);
      else next();
    });
    // Vite's own socket for hot reload stays with Vite.
    server.httpServer?.on('upgrade', (request, socket, head: Buffer) => {
      if (isServicePath(request.url?.split('?')[0] ?? '')) service.upgrade(request, socket, head);
    });
  },
};

const server = await createServer({
  configFile: 'packages/console/vite.config.ts',
  server: { port, strictPort: true, host: host ?? 'localhost' },
  plugins: [behindTheConsole],
});
await server.listen();
server.printUrls();
console.log(says.join('\n'));
