import { http, type RequestHandler } from 'msw';
import { redirection } from '../service/redirection.ts';
import type { World } from '../world.ts';
import { html } from './markup.ts';
import { page } from './page.ts';

const ADDRESS = '/demo/microsoft/exchange';

/** Exchange's journal rules: what an administrator sets up there and the service can only look at. */
export function exchangeHandlers(world: World): RequestHandler[] {
  const organizations = () =>
    [...world.tenants.all()].filter(
      ({ microsoft, tenant }) => microsoft !== undefined && tenant !== undefined,
    );
  return [
    http.get(`*${ADDRESS}`, () =>
      page(
        'Exchange (demo): journal rules',
        html`<p>Organisations somebody has signed in to since the demo began.</p>
          <ul>
            ${organizations().map(
              ({ kind, microsoft }) =>
                html`<li>
                  <h2>${kind.name}</h2>
                  <form method="post" action="${ADDRESS}?tenant=${kind.key}">
                    <button type="submit">
                      ${microsoft?.isJournalRuleConfigured === true ? 'Remove' : 'Set up'} the journal rule
                    </button>
                  </form>
                </li>`,
            )}
          </ul>`,
      ),
    ),
    http.post(`*${ADDRESS}`, ({ request }) => {
      const key = new URL(request.url).searchParams.get('tenant');
      const tenant = organizations().find(({ kind }) => kind.key === key);
      if (tenant?.microsoft !== undefined) {
        tenant.microsoft.isJournalRuleConfigured = !tenant.microsoft.isJournalRuleConfigured;
        tenant.hub.tell('TenantChanged', {});
      }
      return redirection(ADDRESS);
    }),
  ];
}
