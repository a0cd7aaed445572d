import {
  deleteTenant,
  finalizeRegistration,
  getAuthInfo,
  getTenant,
  resetRegistration,
  terminateTenant,
  verifyStandardSetup,
} from '@archive-console/api-client';
import { MINUTE } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { browserOf, consent, register, signInAtMicrosoft } from './browser-of.ts';
import { confirmed, registering } from './registering.ts';
import { codeOf } from './stage.ts';

describe('A registration of a Microsoft 365 organization', () => {
  it('is given up while its tenant is set up, and leaves nothing behind', async () => {
    const { world, browser } = await confirmed();
    await consent(browser);
    await browser.client.call(resetRegistration);
    const landed = await signInAtMicrosoft(world, browserOf(world), 'admin@nordlicht.example');
    expect(landed.searchParams.get('error')).toBe('Authentication.UserNotRegister');
    expect((await register(world, browser, 'admin@nordlicht.example')).search).toBe('');
  });

  it('ends in the tenant that was set up for it, or not at all', async () => {
    const { world, browser } = await confirmed();
    await consent(browser);
    world.clock.advance(MINUTE);
    const elsewhere = browserOf(world);
    await signInAtMicrosoft(world, elsewhere, 'admin@nordlicht.example');
    elsewhere.client.token.write((await elsewhere.client.call(getAuthInfo)).accessToken);
    await elsewhere.client.call(terminateTenant);
    await elsewhere.client.call(deleteTenant);
    expect(await codeOf(browser.client.call(finalizeRegistration))).toBe('Tenant.NotFound');
    await browser.client.call(resetRegistration);
    expect((await register(world, browser, 'admin@nordlicht.example')).search).toBe('');
  });

  it('signs the administrator of its own tenant in, who may have an account in another', async () => {
    const { world, browser } = await registering('homeless@demo.example');
    const registrationToken = world.mails.at(-1)?.token ?? '';
    await browser.client.call(verifyStandardSetup, { registrationToken });
    await consent(browser);
    world.clock.advance(MINUTE);
    const { accessToken } = await browser.client.call(finalizeRegistration);
    browser.client.token.write(accessToken);
    expect((await browser.client.call(getTenant)).name).toBe('Rieger und Partner');
    expect((await signInAtMicrosoft(world, browserOf(world), 'homeless@demo.example')).pathname).toBe('/');
  });
});
