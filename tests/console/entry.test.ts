import { createApiClient } from '@archive-console/api-client';
import { createToastQueue } from '@archive-console/ui';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { entryMiddleware } from '#console/app/entry.ts';
import { showEntryNotice } from '#console/app/entry-notice.ts';
import { connect } from '#console/queries/api.ts';
import { createI18n } from '#console/shared/i18n/i18n.ts';
import type { Services } from '#console/shared/runtime/services.ts';
import { storageWith } from './in-memory-storage.ts';

const administrator = { isAuthenticated: true, userId: '7', userName: 'carla.weiss', roles: ['TenantAdmin'] };
const tenant = { id: '1', tenantState: 'Ready', tenantType: 'Standard', isBillingActivated: true };

/** A navigation to an address; the service answers when the test lets it. */
function navigateTo(address: string) {
  const waiting = new Map<string, (answer: Response) => void>();
  const fetch = (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'https://console.example');
    return new Promise<Response>((resolve) => waiting.set(pathname.split('/').at(-1) ?? '', resolve));
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  connect(queryClient, createApiClient({ fetch, retryDelaysMs: [] }));
  const services = { queryClient, storage: storageWith() } as unknown as Services;
  const context = { get: () => services };
  const next = vi.fn(() => Promise.resolve('the page'));
  const request = new Request(new URL(address, 'https://console.example'));
  const args = { request, context, params: {}, pattern: '' } as unknown as Parameters<
    typeof entryMiddleware
  >[0];
  const ended = Promise.resolve(entryMiddleware(args, next)).catch((redirect: unknown) => redirect);
  return {
    next,
    waits: () => [...waiting.keys()],
    async answer(name: string, body: object, status = 200) {
      await vi.waitFor(() => expect(waiting.has(name)).toBe(true));
      waiting.get(name)?.(new Response(JSON.stringify(body), { status }));
      waiting.delete(name);
    },
    end: async () => {
      const result = await ended;
      return result instanceof Response ? `to ${result.headers.get('location')}` : result;
    },
  };
}

describe('a navigation', () => {
  it('asks for the tenant and the page at once, and is over when both are here', async () => {
    const { answer, end, next, waits } = navigateTo('/home/users');
    await answer('get-auth-info', administrator);
    await vi.waitFor(() => expect(waits()).toEqual(['get-tenant']));
    expect(next).toHaveBeenCalledTimes(1);
    await answer('get-tenant', tenant);
    expect(await end()).toBe('the page');
    expect(waits()).toEqual([]);
  });

  it.each([
    ['Provisioning', 'to /home/provisioning?continue=%2Fhome%2Fusers'],
    ['Terminated', 'to /home/terminated'],
  ])('leads elsewhere once the tenant is known to be %s', async (tenantState, expected) => {
    const { answer, end } = navigateTo('/home/users');
    await answer('get-auth-info', administrator);
    await answer('get-tenant', { ...tenant, tenantState });
    expect(await end()).toBe(expected);
  });

  it.each([
    ['Tenant.NotFound', 404],
    ['Authentication.TenantNotFound', 403],
    ['tenant.invalidtenanttype', 409],
  ])('ends on the fatal page where the tenant is answered with %s', async (title, status) => {
    const { answer, end } = navigateTo('/home/users');
    await answer('get-auth-info', administrator);
    await answer('get-tenant', { title }, status);
    expect(await end()).toMatchObject({ code: title });
  });

  it('goes on where the tenant cannot be read for now: the frame says so', async () => {
    const { answer, end } = navigateTo('/home/users');
    await answer('get-auth-info', administrator);
    await answer('get-tenant', { title: 'Default.UnexpectedError' }, 500);
    expect(await end()).toBe('the page');
  });

  it('does not wait for the tenant on the page of its state', async () => {
    const { answer, end, waits } = navigateTo('/home/provisioning');
    await answer('get-auth-info', administrator);
    expect(await end()).toBe('the page');
    expect(waits()).toEqual([]);
  });

  it('resets to signed out where the session is answered 401', async () => {
    const { answer, end, next } = navigateTo('/home/users');
    await answer('get-auth-info', { title: 'Default.Unauthorized' }, 401);
    expect(await end()).toBe('to /login?continue=%2Fhome%2Fusers');
    expect(next).not.toHaveBeenCalled();
  });
});

describe('a redirect', () => {
  it.each([
    ['en-US', 'billing', 'There are no licenses to manage here'],
    ['de', 'microsoft365', 'Diese Seite ist für Microsoft-365-Mandanten'],
    ['en-US', 'payment-return', 'No payment is under way'],
    ['de', 'signed-in', 'Sie sind bereits angemeldet'],
    ['en-US', 'ready', 'Your archive is ready'],
  ] as const)('leaves a notice why, in %s for %s', async (language, notice, title) => {
    const toasts = createToastQueue();
    await showEntryNotice({ i18n: createI18n(language), toasts } as unknown as Services, notice);
    const [reported] = toasts.snapshot().toasts;
    expect(reported).toMatchObject({ tone: 'info', title, text: expect.stringMatching(/\.$/) as string });
    toasts.clear();
  });
});
