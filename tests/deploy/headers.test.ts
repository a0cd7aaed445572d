import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  cacheControl,
  contentSecurityPolicy,
  securityHeaders,
  strictTransportSecurity,
} from '#deploy/headers.ts';

const policy = contentSecurityPolicy();

describe('the content policy', () => {
  it('allows nothing unsafe', () => {
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  });

  it('lets the page call another origin only where it is told to', () => {
    expect(policy).toContain("connect-src 'self';");
    const elsewhere = contentSecurityPolicy({ connect: ['https://api.example', 'wss://api.example'] });
    expect(elsewhere).toContain("connect-src 'self' https://api.example wss://api.example;");
  });

  it.each(styleSheetsOfReactAria())('knows the style sheet %s of react-aria by its hash', (_, sheet) => {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(sheet).digest('base64')}'`);
  });

  it('knows every style sheet of react-aria', () => {
    expect(styleSheetsOfReactAria()).toHaveLength(2);
  });
});

describe('nginx.conf', () => {
  const conf = readFileSync('deploy/nginx.conf', 'utf8');

  it.each(Object.entries(securityHeaders()))('sends the same %s as npm start', (name, value) => {
    expect(conf).toContain(`add_header ${name} "${value}" always;`);
  });

  it('pins https with the same words', () => {
    expect(conf).toContain(`"${strictTransportSecurity}"`);
  });

  it.each(['/assets/entry-abc.js', '/index.html'])('keeps %s as long as npm start does', (path) => {
    expect(conf).toContain(`"${cacheControl(path)}";`);
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
