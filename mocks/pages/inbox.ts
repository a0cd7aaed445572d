import { http, type RequestHandler } from 'msw';
import type { DemoMail, MailKind } from '../people/mails.ts';
import type { World } from '../world.ts';
import { html, type Markup } from './markup.ts';
import { page } from './page.ts';

/** Kinds whose token is typed in; that of the others is in their link. */
const WITH_CODE: readonly MailKind[] = ['second-factor'];

function mailOf({ kind, subject, to, sentAt, links, token }: DemoMail): Markup {
  const code = WITH_CODE.includes(kind) ? html`<p class="code">${token}</p>` : html``;
  return html`<li>
    <h2>${subject}</h2>
    <p>To ${to}, <time datetime="${sentAt.toISOString()}">${sentAt.toUTCString()}</time></p>
    ${code} ${links.map(({ words, path }) => html`<p><a href="${path}">${words}</a></p>`)}
  </li>`;
}

/** Every mail the service would have sent, the newest first. */
export const inboxHandler = (world: World): RequestHandler =>
  http.get('*/demo/inbox', ({ request }) => {
    const to = new URL(request.url).searchParams.get('to')?.trim() ?? '';
    const mails = world.mails.filter((mail) => mail.to.toLowerCase().includes(to.toLowerCase())).toReversed();
    const list =
      mails.length === 0
        ? html`<p>No mail.</p>`
        : html`<ul>
            ${mails.map(mailOf)}
          </ul>`;
    return page(
      'Demo inbox',
      html`<p>Mails of the demo service arrive here and nowhere else.</p>
        <form>
          <label for="to">Address</label>
          <input id="to" name="to" type="search" value="${to}" />
          <button type="submit">Show</button>
        </form>
        ${list}`,
    );
  });
