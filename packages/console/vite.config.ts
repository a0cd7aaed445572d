import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  // Names the generated classes after their components; without the id two builds would differ.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true } } },
  build: {
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    // Inlined files would be `data:` addresses, which the content policy allows for pictures only.
    assetsInlineLimit: 0,
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
  },
});
