import { grantRegistrationPermissionsCallback } from '@archive-console/api-client';
import { http, type RequestHandler } from 'msw';
import { MICROSOFT_CONSENT } from '../microsoft/addresses.ts';
import { tenantWith } from '../tenants/tenant-of.ts';
import type { World } from '../world.ts';
import { html, type Markup } from './markup.ts';
import { page } from './page.ts';
import { expiredPage } from './expired-page.ts';

const CALLBACK = `/v2${grantRegistrationPermissionsCallback.path}`;

/** What Microsoft's callback can carry instead of a consent, in the words of its own documentation. */
const ERRORS: Readonly<Record<string, string>> = {
  access_denied: 'The person declined, or may not consent for the organization',
  consent_required: 'Consent is missing',
  interaction_required: 'Something has to be done at Microsoft first',
  login_required: 'Nobody is signed in at Microsoft',
  invalid_request: 'The request was malformed',
  invalid_scope: 'A permission that was asked for does not exist',
  unauthorized_client: 'The application may not ask for consent',
  invalid_resource: 'What consent was asked for does not exist',
  server_error: 'Microsoft failed',
  temporarily_unavailable: 'Microsoft is too busy',
};

const WRONG_ROLE = 'AADSTS90094: The grant requires the permission of a global administrator.';

/** Who consents, and for which organization. */
function organizationOf(world: World, subject: string) {
  const registration = world.registrations.get(subject)?.identity;
  const tenant = registration === undefined ? tenantWith(world, subject) : undefined;
  return {
    name: registration?.organizationName ?? tenant?.kind.name ?? '',
    id: registration?.microsoftTenantId ?? tenant?.microsoft?.microsoftTenantId ?? '',
    isAdministrator: registration?.isGlobalAdministrator ?? true,
  };
}

/** Microsoft's consent: accept, refuse, lack the role, or fail in a way the callback can report. */
export const microsoftConsentHandler = (world: World): RequestHandler =>
  http.get(`*${MICROSOFT_CONSENT}`, ({ request }) => {
    const state = new URL(request.url).searchParams.get('state') ?? '';
    const errand = world.errands.find(state);
    if (errand === undefined || errand.isOver) return expiredPage();
    const { name, id, isAdministrator } = organizationOf(world, errand.subject);
    const form = (content: Markup) =>
      html`<form action="${CALLBACK}">
        <input type="hidden" name="state" value="${state}" /><input
          type="hidden"
          name="tenant"
          value="${id}"
        />${content}
      </form>`;
    const accept = html`<input type="hidden" name="admin_consent" value="True" /><input
        type="hidden"
        name="scope"
        value="https://graph.microsoft.com/.default"
      /><button type="submit">Accept</button>`;
    const lacksRole = html`<input type="hidden" name="errorDescription" value="${WRONG_ROLE}" /><button
        type="submit"
        name="error"
        value="access_denied"
      >
        Accept without being a global administrator
      </button>`;
    return page(
      'Microsoft (demo): permissions requested',
      html`<p>The archive asks ${name} for: reading all mailboxes, users and groups.</p>
        ${isAdministrator ? form(accept) : html`<p>This account is no global administrator.</p>`}
        ${form(lacksRole)}
        ${form(html`<button type="submit" name="error" value="access_denied">Cancel</button>`)}
        <h2>Fail in another way</h2>
        <ul>
          ${Object.entries(ERRORS).map(
            ([error, meaning]) =>
              html`<li>
                <p>${meaning}</p>
                ${form(html`<button type="submit" name="error" value="${error}">${error}</button>`)}
              </li>`,
          )}
        </ul>`,
    );
  });
