import {
  getAuthInfo,
  getTenant,
  loginWithMicrosoftOauth,
  loginWithMicrosoftOidc,
  loginWithExternalCallback,
  urlOf,
} from '@archive-console/api-client';
import { createWorld, HOUR } from '@archive-console/mocks';
import { fetchFrom } from '@archive-console/mocks/node';
import { describe, expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';
import { browserOf, signInAtMicrosoft } from './browser-of.ts';
import { codeOf } from './stage.ts';

describe('Signing in with Microsoft', () => {
  it.each([loginWithMicrosoftOidc, loginWithMicrosoftOauth])(
    'leads there and back to the page the user came from ($name)',
    async (operation) => {
      const world = createWorld();
      const browser = browserOf(world);
      const there = await browser.go(operation, { continue: '/home/users?page=2' });
      expect(there.pathname).toBe('/demo/microsoft/sign-in');
      const state = there.searchParams.get('state') ?? '';
      const code = world.errands.codeFor('microsoft@demo.example');
      const back = await browser.go(loginWithExternalCallback, { state, code });
      expect(`${back.pathname}${back.search}`).toBe('/home/users?page=2');
      const { userName, accessToken } = await browser.client.call(getAuthInfo);
      expect(userName).toBe('mats.olsen');
      browser.client.token.write(accessToken);
      expect((await browser.client.call(getTenant)).name).toBe('Seewind Reederei AG');
      const again = await browser.go(loginWithExternalCallback, { state, code });
      expect(again.href).toContain('/login?error=Authentication.InvalidExternalLoginInfo');
    },
  );

  it('never leads on to anywhere else', async () => {
    const elsewhere = [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
    ];
    const amiss = await failing(elsewhere, JSON.stringify, async (address) => {
      expect(urlOf(loginWithMicrosoftOidc, { continue: address })).not.toContain('continue');
      const world = createWorld();
      const fetch = fetchFrom(world);
      const query = `?continue=${encodeURIComponent(address)}`;
      const there = await fetch(`/v2/authentication/login-with-microsoft-oidc${query}`);
      const state = new URL(there.headers.get('location') ?? '', 'http://x').searchParams.get('state') ?? '';
      const code = world.errands.codeFor('microsoft@demo.example');
      const back = await fetch(urlOf(loginWithExternalCallback, { state, code }));
      expect(back.headers.get('location')).toBe('/');
    });
    expect(amiss).toEqual([]);
  });

  it('comes back to the browser that was sent, with a page to go on to where it fails', async () => {
    const world = createWorld();
    const [browser, other] = [browserOf(world), browserOf(world)];
    const there = await browser.go(loginWithMicrosoftOidc, { continue: '/home/users?page=2' });
    const state = there.searchParams.get('state') ?? '';
    const code = world.errands.codeFor('microsoft@demo.example');
    await other.go(loginWithMicrosoftOidc, {});
    const stolen = await other.go(loginWithExternalCallback, { state, code });
    expect(`${stolen.pathname}${stolen.search}`).toBe('/login?error=Authentication.InvalidExternalLoginInfo');
    expect(await codeOf(other.client.call(getAuthInfo))).toBe('Default.Unauthorized');
    const unknown = world.errands.codeFor('admin@nordlicht.example');
    const back = await browser.go(loginWithExternalCallback, { state, code: unknown });
    expect(`${back.pathname}${back.search}`).toBe(
      '/login?continue=%2Fhome%2Fusers%3Fpage%3D2&error=Authentication.UserNotRegister',
    );
  });

  it('may go on in two tabs of one browser', async () => {
    const world = createWorld();
    const browser = browserOf(world);
    const stateOf = async () =>
      (await browser.go(loginWithMicrosoftOidc, {})).searchParams.get('state') ?? '';
    const states = [await stateOf(), await stateOf()];
    for (const state of states) {
      const code = world.errands.codeFor('microsoft@demo.example');
      expect((await browser.go(loginWithExternalCallback, { state, code })).pathname).toBe('/');
    }
  });

  it('takes a code once', async () => {
    const world = createWorld();
    const browser = browserOf(world);
    const code = world.errands.codeFor('microsoft@demo.example');
    const landed = async () => {
      const state = (await browser.go(loginWithMicrosoftOidc, {})).searchParams.get('state') ?? '';
      return (await browser.go(loginWithExternalCallback, { state, code })).href;
    };
    expect(await landed()).toBe('http://demo.example/');
    expect(await landed()).toContain('error=Authentication.InvalidExternalLoginInfo');
  });

  it('takes too long, and is worth nothing', async () => {
    const world = createWorld();
    const browser = browserOf(world);
    const state = (await browser.go(loginWithMicrosoftOidc, {})).searchParams.get('state') ?? '';
    world.clock.advance(HOUR);
    const back = await browser.go(loginWithExternalCallback, { state, code: 'any' });
    expect(back.searchParams.get('error')).toBe('Authentication.InvalidExternalLoginInfo');
  });

  it('is refused to a user the service does not know, and opens no session', async () => {
    const world = createWorld();
    const browser = browserOf(world);
    const back = await signInAtMicrosoft(world, browser, 'assistant@nordlicht.example');
    expect(`${back.pathname}${back.search}`).toBe('/login?error=Authentication.UserNotRegister');
    expect(await codeOf(browser.client.call(getAuthInfo))).toBe('Default.Unauthorized');
  });
});
