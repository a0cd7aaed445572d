import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#deploy/headers.ts';

const policy = contentSecurityPolicy();

describe('the content policy', () => {
  it('allows nothing unsafe', () => {
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  });

  it('lets the page call another origin only where it is configured', () => {
    expect(policy).toContain("connect-src 'self';");
    const elsewhere = contentSecurityPolicy({ connect: ['https://api.example', 'wss://api.example'] });
    expect(elsewhere).toContain("connect-src 'self' https://api.example wss://api.example;");
  });

  it('allows of scripts and styles in a document only those that are named', () => {
    expect(policy).toContain("script-src 'self';");
    const named = contentSecurityPolicy({ inline: { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] } });
    expect(named).toContain("script-src 'self' 'sha256-a=';");
    expect(named).toMatch(/style-src 'self' [^;]* 'sha256-b=';/);
  });

  it('knows every style sheet of react-aria by its hash', () => {
    const unknown = styleSheetsOfReactAria().filter(
      ([, sheet]) => !policy.includes(`'sha256-${createHash('sha256').update(sheet).digest('base64')}'`),
    );
    expect(unknown).toEqual([]);
  });
});

/** What react-aria writes into `<style>`, read from the installed version. */
function styleSheetsOfReactAria(): [string, string][] {
  const folder = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'));
  return ['interactions/usePress', 'overlays/usePreventScroll'].map((name) => {
    const source = readFileSync(join(folder, `dist/private/${name}.mjs`), 'utf8');
    const sheet = /\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1] ?? '';
    const attribute = /PRESSABLE_ATTRIBUTE = '([^']*)'/.exec(source)?.[1] ?? '';
    return [name, sheet.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim()];
  });
}
