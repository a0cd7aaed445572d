import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands in the documents of a site and is allowed to, as sources of a content policy. */
export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Reads the scripts and styles that the build wrote into its documents. Only what lies there when it is read counts. */
export function inlineParts(folder: string): InlineParts {
  const documents = globSync('**/*.html', { cwd: folder }).map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  const hashesOf = (part: RegExp): string[] => {
    const texts = documents.flatMap((html) => Array.from(html.matchAll(part), ([, text = '']) => text));
    return [...new Set(texts.map(hashOf))].toSorted();
  };
  return { scripts: hashesOf(/<script>(.*?)<\/script>/gs), styles: hashesOf(/<style>(.*?)<\/style>/gs) };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
