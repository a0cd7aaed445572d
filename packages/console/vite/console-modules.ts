import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Fetches a module of the console below `src`, to be run by the build. */
export type LoadModule = <TModule>(file: string) => Promise<TModule>;

/** Lets the build run modules of the console. */
export async function withConsoleModules<TResult>(
  run: (load: LoadModule) => Promise<TResult>,
): Promise<TResult> {
  const server = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // What Node would take instead has its exports elsewhere.
    ssr: { noExternal: ['styled-components'] },
  });
  try {
    return await run(
      async <TModule>(file: string) => (await server.ssrLoadModule(`/src/${file}`)) as TModule,
    );
  } finally {
    await server.close();
  }
}
