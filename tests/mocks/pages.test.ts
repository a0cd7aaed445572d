import { forgotPassword, startStandardSetup } from '@archive-console/api-client';
import { createWorld, type World } from '@archive-console/mocks';
import { createDemoServer } from '@archive-console/mocks/server';
import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { close, listen } from '#tests/serving.ts';
import { anonymousClient } from './stage.ts';

let world: World;
let server: Server;
let origin: string;

beforeEach(async () => {
  world = createWorld();
  server = createDemoServer({ world });
  origin = await listen(server);
});
afterEach(() => close(server));

/** A person who reads pages and presses buttons; cookies are kept, and redirects followed to the console. */
function visitor() {
  const cookies = new Map<string, string>();
  return async function open(path: string): Promise<{ address: string; text: string; response: Response }> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, origin), { headers: { cookie }, redirect: 'manual' });
    for (const header of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=');
      if (header.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null && /^\/(v2|demo)\//.test(location)) return open(location);
    return { address: location ?? path, text: await response.text(), response };
  };
}

/** Where the form behind a button leads: all of them send what they hold in the address. */
function behind(page: string, button: string): string {
  const form = [...page.matchAll(/<form action="([^"]*)">([\s\S]*?)<\/form>/g)].find(([, , inside = '']) =>
    new RegExp(`<button[^>]*>\\s*${button}\\s*</button>`).test(inside),
  );
  const [, action = '', inside = ''] = form ?? [];
  const pressed = new RegExp(`<button[^>]*name="([^"]*)"[^>]*value="([^"]*)"[^>]*>\\s*${button}`).exec(
    inside,
  );
  const fields = [...inside.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)];
  const given = [...fields, ...(pressed === null ? [] : [pressed])].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return `${action}?${new URLSearchParams(given)}`;
}

describe('The demo inbox', () => {
  it('shows mails with their links and codes, the newest first, of one address if that is asked for', async () => {
    const client = anonymousClient(world);
    await client.call(forgotPassword, { email: 'admin@demo.example' });
    await client.call(startStandardSetup, { emailAddress: 'boss@sonnenhof.example' });
    const token = world.mails.at(-1)?.token ?? '';
    const open = visitor();
    const { text, response } = await open('/demo/inbox');
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(text).toContain(`href="/setup/verify/${token}"`);
    expect(text.indexOf('boss@sonnenhof.example')).toBeLessThan(text.indexOf('admin@demo.example'));
    const filtered = await open('/demo/inbox?to=BOSS@');
    expect(filtered.text).toContain('boss@sonnenhof.example');
    expect(filtered.text).not.toContain('admin@demo.example');
  });

  it('shows what it is given as text', async () => {
    const { text } = await visitor()('/demo/inbox?to=%22%3E%3Cscript%3E');
    expect(text).not.toContain('<script');
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
    expect(text).toContain('No mail.');
  });
});

describe("The demo's pages", () => {
  it('run no scripts and are kept nowhere', async () => {
    for (const path of [
      '/demo/inbox',
      '/demo/authenticator',
      '/demo/microsoft/sign-in',
      '/demo/microsoft/consent',
    ]) {
      const { response, text } = await visitor()(path);
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'self'/,
      );
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(text).toMatch(/<html lang="en">/);
      expect(text).not.toMatch(/<script| style=| on\w+=/);
    }
  });

  it('show the code of an authenticator', async () => {
    const { text } = await visitor()('/demo/authenticator');
    expect(text).toMatch(/second-step@demo\.example<\/h2>\s*<p class="code">\d{6}</);
  });

  it('are not found where no visit was begun', async () => {
    const { response } = await visitor()('/demo/microsoft/sign-in?state=guessed');
    expect(response.status).toBe(404);
    expect((await visitor()('/demo/nothing')).response.status).toBe(404);
  });
});

describe('Exchange', () => {
  it('has its journal rule set up on a page', async () => {
    const tenant = world.tenants.of('before-consent');
    const address = `${origin}/demo/microsoft/exchange`;
    expect(await (await fetch(address)).text()).toContain('Talblick Kliniken');
    const send = (rule: string) =>
      fetch(`${address}?tenant=before-consent`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ rule }),
      });
    // Sent twice it is still set up.
    for (const rule of ['set-up', 'set-up']) expect(await (await send(rule)).text()).toContain('"remove"');
    expect(tenant?.microsoft?.isJournalRuleConfigured).toBe(true);
    expect(await (await send('remove')).text()).toContain('"set-up"');
    expect(tenant?.microsoft?.isJournalRuleConfigured).toBe(false);
  });
});

describe("Microsoft's pages", () => {
  it('sign a visitor in who picks an account', async () => {
    const open = visitor();
    const { text } = await open('/v2/authentication/login-with-microsoft-oidc?continue=/home/users');
    const back = await open(behind(text, 'Continue as Mats Olsen'));
    expect(back.address).toBe('/home/users');
    const session = await open('/v2/authentication/get-auth-info');
    expect(JSON.parse(session.text)).toMatchObject({ userName: 'mats.olsen' });
  });

  it('let a visitor refuse', async () => {
    const open = visitor();
    const { text } = await open('/v2/authentication/login-with-microsoft-oidc');
    const back = await open(behind(text, 'Cancel'));
    expect(back.address).toBe('/login?error=Authentication.InvalidExternalLoginInfo');
  });

  it.each([
    ['Accept', '/setup/microsoft365'],
    ['Accept without being a global administrator', '/setup/microsoft365?error=access_denied'],
    ['Cancel', '/setup/microsoft365?error=access_denied'],
    ['server_error', '/setup/microsoft365?error=server_error'],
  ])('take a registration to its consent, where "%s" leads to %s', async (button, address) => {
    const open = visitor();
    const signIn = await open('/v2/tenant-registration-microsoft365/authenticate');
    expect((await open(behind(signIn.text, 'Continue as Kai Strand'))).address).toBe('/setup/microsoft365');
    const { text } = await open('/v2/tenant-registration-microsoft365/grant-permissions');
    expect(text).toContain('Havarie Logistik');
    expect((await open(behind(text, button))).address).toBe(address);
  });

  it('begin a registration that the token of the mail confirms and does not take over', async () => {
    const open = visitor();
    const signIn = await open('/v2/tenant-registration-microsoft365/authenticate');
    await open(behind(signIn.text, 'Continue as Solveig Nord'));
    const cookie = `archive_registration=${world.mails.at(-1)?.token}`;
    const status = await fetch(new URL('/v2/tenants/registration/status', origin), { headers: { cookie } });
    expect(await status.json()).toMatchObject({ state: 'None' });
  });

  it('offer no consent to a user without the role', async () => {
    const open = visitor();
    const signIn = await open('/v2/tenant-registration-microsoft365/authenticate');
    await open(behind(signIn.text, 'Continue as Jan Aust'));
    const status = await open('/v2/tenants/registration/status');
    const { domainVerifier } = JSON.parse(status.text) as { domainVerifier: string };
    world.dnsZone.set('nordlicht.example', [domainVerifier]);
    const { text } = await open('/v2/tenant-registration-microsoft365/grant-permissions');
    expect(text).toContain('This account is no global administrator.');
    expect(text).not.toMatch(/>\s*Accept\s*</);
  });
});
