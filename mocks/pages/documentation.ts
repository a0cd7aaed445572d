import { http, type RequestHandler } from 'msw';
import { html } from './markup.ts';
import { page } from './page.ts';

const ADDRESS = '/demo/documentation';

/** What the server of the demo gives the console as its `config.json`. */
export const demoConfig = { documentationUrl: ADDRESS };

/** In place of the documentation that a real host has: what the console does, and where. */
export const documentationHandler: RequestHandler = http.get(`*${ADDRESS}`, () =>
  page(
    'Documentation',
    html`<p>
        A real host leads from here to its own documentation. In the demo this page stands in its place.
        <a href="/">To the console</a>
      </p>
      <section>
        <h2>Set up a tenant</h2>
        <p><a href="/home/domains">Domains</a>: add each domain whose mail is archived, and verify it</p>
        <p><a href="/home/users">Users</a>: create the people, or connect Microsoft 365</p>
        <p><a href="/home/mailboxes">Mailboxes</a>: say whose they are, and who may read them besides</p>
        <p><a href="/home/policies">Policies</a>: decide what is not archived</p>
        <p><a href="/home/import-sources">Imports</a>: bring in mail from before</p>
      </section>
      <section>
        <h2>When something fails</h2>
        <p>
          <a href="/home/help">Help</a>: what each error code means, who can help, and the details that
          support asks for
        </p>
      </section>
      <section>
        <h2>Scripts</h2>
        <p>
          <a href="/home/access-tokens">Access tokens</a>: for a connector and for imports, each shown this
          once
        </p>
      </section>`,
  ),
);
