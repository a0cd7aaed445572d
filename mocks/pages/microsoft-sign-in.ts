import { loginWithExternalCallback, registrationAuthenticateCallback } from '@archive-console/api-client';
import { http, type RequestHandler } from 'msw';
import { MICROSOFT_SIGN_IN } from '../microsoft/addresses.ts';
import { type MicrosoftIdentity, microsoftIdentities } from '../microsoft/identities.ts';
import type { World } from '../world.ts';
import { html, type Markup } from './markup.ts';
import { page } from './page.ts';
import { expiredPage } from './expired-page.ts';

/** Each account comes with a code of its own, as if it had been signed in with. */
function choiceOf(world: World, callback: string, state: string) {
  return ({ email, name, organizationName }: MicrosoftIdentity): Markup =>
    html`<li>
      <h2>${name}</h2>
      <p>${email}, ${organizationName}</p>
      <form action="${callback}">
        <input type="hidden" name="state" value="${state}" />
        <input type="hidden" name="code" value="${world.errands.codeFor(email)}" />
        <button type="submit">Continue as ${name}</button>
      </form>
    </li>`;
}

/** Microsoft's sign-in: pick an account, or refuse. */
export const microsoftSignInHandler = (world: World): RequestHandler =>
  http.get(`*${MICROSOFT_SIGN_IN}`, ({ request }) => {
    const state = new URL(request.url).searchParams.get('state') ?? '';
    const errand = world.errands.find(state);
    if (errand === undefined || errand.isOver) return expiredPage();
    const operation =
      errand.purpose === 'login' ? loginWithExternalCallback : registrationAuthenticateCallback;
    const callback = `/v2${operation.path}`;
    return page(
      'Microsoft (demo): pick an account',
      html`<ul>
          ${microsoftIdentities.map(choiceOf(world, callback, state))}
        </ul>
        <form action="${callback}">
          <input type="hidden" name="state" value="${state}" />
          <button type="submit" name="error" value="access_denied">Cancel</button>
        </form>`,
    );
  });
