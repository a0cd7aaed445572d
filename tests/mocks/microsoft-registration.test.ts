import {
  finalizeRegistration,
  getAuthInfo,
  getRegistrationStatus,
  getTenant,
  grantRegistrationPermissions,
  grantRegistrationPermissionsCallback,
  resetRegistration,
  verifyStandardSetup,
} from '@archive-console/api-client';
import { createWorld, MINUTE } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { browserOf, consent, register, signInAtMicrosoft } from './browser-of.ts';
import { confirmed, registering, stateIn } from './registering.ts';

describe('Registering a Microsoft 365 organization', () => {
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
      domainVerifier: expect.stringContaining('archive-console-verification='),
    });
    const registrationToken = world.mails.at(-1)?.token ?? '';
    const [link] = world.mails.at(-1)?.links ?? [];
    expect(link?.path).toBe(`/setup/microsoft365/confirm/${registrationToken}`);
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
    world.dnsZone.set(domainName, ['v=spf1 -all', ` ${domainVerifier} `]);
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
  ])('reports what Microsoft answered instead of a consent: %o', async (answer, error) => {
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
    expect((await consent(browser)).search).toBe('');
    const failed = { state: 'ProvisioningFailed', errorMessage: expect.stringContaining('Exchange') };
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await browser.client.call(getRegistrationStatus)).toMatchObject({
        state: 'Provisioning',
        errorMessage: '',
      });
      world.clock.advance(MINUTE);
      expect(await browser.client.call(getRegistrationStatus)).toMatchObject(failed);
      expect(await browser.client.call(finalizeRegistration)).toEqual({});
    }
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
