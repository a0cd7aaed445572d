import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Rolldown, type UserConfig } from 'vite';
import { ChunkGraph } from './vite/chunk-graph.ts';
import { planChunks } from './vite/chunks.ts';
import { firstFiles } from './vite/first-files.ts';
import { inlineFiles } from './vite/inline-files.ts';
import { wordFiles } from './vite/word-files.ts';
import { withoutDocuments } from './vite/without-documents.ts';
import { withoutMarkup } from './vite/without-markup.ts';
import { withoutRequire } from './vite/without-require.ts';
import { withoutUnused } from './vite/without-unused.ts';

const base: UserConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), inlineFiles(), withoutDocuments(), withoutMarkup(), withoutRequire(), withoutUnused()],
  // Shortens the rules. Classes have neither names nor ids of the build: nothing but a server that draws pages needs
  // them, and the ids of the first list are a kilobyte that nothing compresses.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: false } } },
  build: {
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    // Weighed by `npm run build` itself, in a browser.
    chunkSizeWarningLimit: 1000,
    // Inlined files would be `data:` addresses, which the content policy allows for pictures only.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser of the target knows it.
      polyfill: false,
      // The start is there before anything can be fetched beside it.
      resolveDependencies: (_, files) => files.filter((file) => !/\/index-[\w-]+\.(js|css)$/.test(file)),
    },
  },
};

/**
 * Each file lists those it may load later: in a hundred names, one letter less of each is 200 bytes, and letters out of
 * 36 instead of 64 are 280.
 */
const FILE = 'assets/[name]-[hash:7].js';

/** The files a build without any plan would make. */
async function firstBuild(): Promise<ChunkGraph> {
  const output = await build({
    ...base,
    configFile: false,
    logLevel: 'silent',
    build: { ...base.build, write: false, minify: false },
  });
  return new ChunkGraph((output as Rolldown.RolldownOutput).output);
}

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return base;
  const plan = planChunks(await firstBuild());
  const groups = [
    { debugName: 'plan', name: (id: string) => plan.get(id) ?? null, includeDependenciesRecursively: false },
  ];
  return {
    ...base,
    plugins: [...(base.plugins ?? []), wordFiles(), firstFiles()],
    build: {
      ...base.build,
      rolldownOptions: {
        output: {
          entryFileNames: FILE,
          chunkFileNames: FILE,
          hashCharacters: 'base36' as const,
          codeSplitting: { groups },
        },
      },
    },
  };
});
