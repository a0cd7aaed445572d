import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { inlineFiles } from '#console/vite/inline-files.ts';
import { compress } from '#scripts/compress.ts';

export interface BuiltPage {
  folder: string;
  remove: () => Promise<void>;
}

/** Builds a page of the bench as the console is built, compressed files beside it. */
export async function builtPage(name: string): Promise<BuiltPage> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL(name, import.meta.url)),
    logLevel: 'error',
    plugins: [react(), inlineFiles()],
    build: { outDir: folder, emptyOutDir: true, target: 'esnext', modulePreload: { polyfill: false } },
  });
  compress(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
