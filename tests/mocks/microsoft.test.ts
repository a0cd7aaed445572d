import {
  finalizeRegistration,
  getAuthInfo,
  getRegistrationStatus,
  getTenant,
  grantRegistrationPermissions,
  grantRegistrationPermissionsCallback,
  loginWithMicrosoftOauth,
  loginWithMicrosoftOidc,
  loginWithExternalCallback,
  resetRegistration,
  urlOf,
  verifyStandardSetup,
} from '@archive-console/api-client';
import { createWorld, HOUR, MINUTE } from '@archive-console/mocks';
import { fetchFrom } from '@archive-console/mocks/node';
import { describe, expect, it } from 'vitest';
import { type Browser, browserOf, consent, register, signInAtMicrosoft } from './browser-of.ts';
import { codeOf } from './stage.ts';

const stateIn = async ({ client }: Browser) => (await client.call(getRegistrationStatus)).state;

async function registering(email = 'admin@nordlicht.example') {
  const world = createWorld();
  const browser = browserOf(world);
  const landed = await register(world, browser, email);
  return { world, browser, landed };
}

async function confirmed() {
  const given = await registering();
  const registrationToken = given.world.mails.at(-1)?.token ?? '';
  await given.browser.client.call(verifyStandardSetup, { registrationToken });
  return given;
}

describe('Signing in with Microsoft', () => {
  it.each([loginWithMicrosoftOidc, loginWithMicrosoftOauth])(
    'leads there and back to the page one came from ($name)',
    async (operation) => {
      const world = createWorld();
      const browser = browserOf(world);
      const there = await browser.go(operation, { continue: '/home/users?page=2' });
      expect(there.pathname).toBe('/demo/microsoft/sign-in');
      const state = there.searchParams.get('state') ?? '';
      const code = world.errands.codeFor('microsoft@demo.example');
      const back = await browser.go(loginWithExternalCallback, { state, code });
      expect(`${back.pathname}${back.search}`).toBe('/home/users?page=2');
      expect((await browser.client.call(getAuthInfo)).userName).toBe('mats.olsen');
      expect((await browser.client.call(getTenant)).name).toBe('Seewind Reederei AG');
      const again = await browser.go(loginWithExternalCallback, { state, code });
      expect(again.href).toContain('/login?error=Authentication.InvalidExternalLoginInfo');
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('never leads on to %s', async (address) => {
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

  it('is refused to somebody the service does not know, and signs nobody in', async () => {
    const world = createWorld();
    const browser = browserOf(world);
    const back = await signInAtMicrosoft(world, browser, 'assistant@nordlicht.example');
    expect(`${back.pathname}${back.search}`).toBe('/login?error=Authentication.UserNotRegister');
    expect(await codeOf(browser.client.call(getAuthInfo))).toBe('Default.Unauthorized');
  });
});

describe('Registering a Microsoft 365 organisation', () => {
  it('goes from the address over the consent to a tenant whose administrator is signed in', async () => {
    const { world, browser, landed } = await registering();
    const { client } = browser;
    expect(landed.pathname + landed.search).toBe('/setup/microsoft365');
    expect(await client.call(getRegistrationStatus)).toMatchObject({
      state: 'WaitingForAddressVerification',
      tenantType: 'Microsoft365',
      emailAddress: 'admin@nordlicht.example',
      organizationName: 'Nordlicht Verlag',
      registrationToken: '',
      domainName: 'nordlicht.example',
      domainValidated: false,
      domainVerifier: expect.stringContaining('archive-verification='),
    });
    const registrationToken = world.mails.at(-1)?.token ?? '';
    expect(await client.call(verifyStandardSetup, { registrationToken })).toEqual({ result: true });
    expect(await stateIn(browser)).toBe('WaitingForPermissionsGranted');
    expect((await consent(browser)).href).toBe('http://demo.example/setup/microsoft365');
    expect(await stateIn(browser)).toBe('Provisioning');
    world.clock.advance(MINUTE);
    expect(await stateIn(browser)).toBe('ProvisioningCompleted');
    const { accessToken } = await client.call(finalizeRegistration);
    client.token.write(accessToken);
    expect(await client.call(getTenant)).toMatchObject({ tenantType: 'Microsoft365', tenantState: 'Ready' });
    expect((await client.call(getAuthInfo)).userName).toBe('admin@nordlicht.example');
    expect(await stateIn(browser)).toBe('None');
    const other = browserOf(world);
    expect((await signInAtMicrosoft(world, other, 'admin@nordlicht.example')).pathname).toBe('/');
    expect((await register(world, other, 'admin@nordlicht.example')).searchParams.get('error')).toBe(
      'Tenant.MicrosoftTenantAlreadyRegistered',
    );
  });

  it('takes a record in the DNS for the link of the mail', async () => {
    const { world, browser } = await registering();
    const { domainName, domainVerifier } = await browser.client.call(getRegistrationStatus);
    world.dnsZone.set(domainName, ['v=spf1 -all', domainVerifier]);
    expect(await browser.client.call(getRegistrationStatus)).toMatchObject({
      state: 'WaitingForPermissionsGranted',
      domainValidated: true,
    });
  });

  it.each([
    [{ error: 'access_denied', errorDescription: 'AADSTS65004' }, 'access_denied'],
    [{ error: 'temporarily_unavailable' }, 'temporarily_unavailable'],
    [{ admin_consent: 'False' }, 'consent_required'],
    [{}, 'consent_required'],
  ])('tells what Microsoft answered instead of a consent: %o', async (answer, error) => {
    const { browser } = await confirmed();
    const landed = await consent(browser, answer);
    expect(landed.pathname + landed.search).toBe(`/setup/microsoft365?error=${error}`);
    expect(await stateIn(browser)).toBe('WaitingForPermissionsGranted');
    await consent(browser);
    expect(await stateIn(browser)).toBe('Provisioning');
  });

  it('may fail, and be tried again', async () => {
    const { world, browser } = await registering('admin@havarie.example');
    expect(await stateIn(browser)).toBe('WaitingForPermissionsGranted');
    await consent(browser);
    world.clock.advance(MINUTE);
    const failed = await browser.client.call(getRegistrationStatus);
    expect(failed).toMatchObject({
      state: 'ProvisioningFailed',
      errorMessage: expect.stringContaining('Exchange'),
    });
    await browser.client.call(finalizeRegistration);
    expect(await browser.client.call(getRegistrationStatus)).toMatchObject({
      state: 'Provisioning',
      errorMessage: '',
    });
  });

  it('is given up, and the consent that comes after counts for nothing', async () => {
    const { browser } = await confirmed();
    const state = (await browser.go(grantRegistrationPermissions)).searchParams.get('state') ?? '';
    await browser.client.call(resetRegistration);
    expect(await stateIn(browser)).toBe('None');
    const landed = await browser.go(grantRegistrationPermissionsCallback, { state, admin_consent: 'True' });
    expect(landed.searchParams.get('error')).toBe('Token.NotFound');
  });

  it('belongs to the browser that began it', async () => {
    const { world } = await registering();
    expect(await stateIn(browserOf(world))).toBe('None');
  });

  it('may be refused at the sign-in', async () => {
    const world = createWorld();
    const landed = await register(world, browserOf(world), 'microsoft@demo.example');
    expect(landed.href).toContain('/setup/microsoft365?error=Tenant.MicrosoftTenantAlreadyRegistered');
  });
});
