import {
  authenticateRegistration,
  grantRegistrationPermissions,
  grantRegistrationPermissionsCallback,
  registrationAuthenticateCallback,
  verifyStandardSetup,
} from '@archive-console/api-client';
import { createWorld } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { browserOf, consent, register } from './browser-of.ts';
import { confirmed, stateIn } from './registering.ts';

describe('A registration that several browsers know of', () => {
  it('is that of the browser that consents first, where two register one organization', async () => {
    const { world, browser } = await confirmed();
    const second = browserOf(world);
    await register(world, second, 'admin@nordlicht.example');
    const registrationToken = world.mails.at(-1)?.token ?? '';
    await second.client.call(verifyStandardSetup, { registrationToken });
    await consent(browser);
    const late = await consent(second);
    expect(late.pathname + late.search).toBe(
      '/setup/microsoft365?error=Tenant.MicrosoftTenantAlreadyRegistered',
    );
    expect(await stateIn(second)).toBe('WaitingForPermissionsGranted');
  });

  it('sets one tenant up, however often consent is given', async () => {
    const { world, browser } = await confirmed();
    const stateOf = async () =>
      (await browser.go(grantRegistrationPermissions)).searchParams.get('state') ?? '';
    const states = [await stateOf(), await stateOf()];
    for (const state of states) {
      const landed = await browser.go(grantRegistrationPermissionsCallback, { state, admin_consent: 'True' });
      expect(landed.search).toBe('');
    }
    const founded = [...world.tenants.all()].filter(({ kind }) => kind.name === 'Nordlicht Verlag');
    expect(founded).toHaveLength(1);
  });

  it('keeps where to go on to where it fails, and belongs to the browser that was sent', async () => {
    const world = createWorld();
    const browser = browserOf(world);
    const sent = async () => {
      const there = await browser.go(authenticateRegistration, { continue: '/setup/microsoft365?step=2' });
      return there.searchParams.get('state') ?? '';
    };
    const failed = await browser.go(registrationAuthenticateCallback, {
      state: await sent(),
      error: 'access_denied',
    });
    expect(failed.pathname + failed.search).toBe(
      '/setup/microsoft365?continue=%2Fsetup%2Fmicrosoft365%3Fstep%3D2&error=access_denied',
    );
    const code = world.errands.codeFor('admin@nordlicht.example');
    const stolen = await browserOf(world).go(registrationAuthenticateCallback, { state: await sent(), code });
    expect(stolen.searchParams.get('error')).toBe('Authentication.InvalidExternalLoginInfo');
  });

  it('takes consent from the browser that was sent for it', async () => {
    const { world, browser } = await confirmed();
    const state = (await browser.go(grantRegistrationPermissions)).searchParams.get('state') ?? '';
    const stolen = await browserOf(world).go(grantRegistrationPermissionsCallback, {
      state,
      admin_consent: 'True',
    });
    expect(stolen.searchParams.get('error')).toBe('Token.NotFound');
    expect(await stateIn(browser)).toBe('WaitingForPermissionsGranted');
  });
});
