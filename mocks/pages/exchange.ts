import { http, type RequestHandler } from 'msw';
import { redirection } from '../service/redirection.ts';
import type { World } from '../world.ts';
import { fieldsOf } from './form.ts';
import { html } from './markup.ts';
import { page } from './page.ts';

const ADDRESS = '/demo/microsoft/exchange';

// Each says what shall be: pressed twice it is still that.
const SET_UP = html`<button type="submit" name="rule" value="set-up">Set up the journal rule</button>`;
const REMOVE = html`<button type="submit" name="rule" value="remove">Remove the journal rule</button>`;

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
        html`<p>Organizations somebody has signed in to since the demo began.</p>
          <ul>
            ${organizations().map(
              ({ kind, microsoft }) =>
                html`<li>
                  <h2>${kind.name}</h2>
                  <form method="post" action="${ADDRESS}?tenant=${kind.key}">
                    ${microsoft?.isJournalRuleConfigured === true ? REMOVE : SET_UP}
                  </form>
                </li>`,
            )}
          </ul>`,
      ),
    ),
    http.post(`*${ADDRESS}`, async ({ request }) => {
      const key = new URL(request.url).searchParams.get('tenant');
      const tenant = organizations().find(({ kind }) => kind.key === key);
      if (tenant?.microsoft !== undefined) {
        tenant.microsoft.isJournalRuleConfigured = (await fieldsOf(request)).get('rule') === 'set-up';
        tenant.hub.notify('TenantChanged', {});
      }
      return redirection(ADDRESS);
    }),
  ];
}
