import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = ['.html', '.js', '.css', '.json', '.svg'];

/** Writes the twins of a built site's files that the server and nginx send to clients that accept them. */
export function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.includes(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const plain = readFileSync(file);
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: size }));
  }
}
