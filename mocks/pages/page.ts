import { http, HttpResponse, type RequestHandler } from 'msw';
import { html, type Markup } from './markup.ts';

const STYLE = '/demo/style.css';

export interface PageOptions {
  /** @default 200 */
  status?: number;
  /** Another origin its forms lead to. */
  leadsTo?: string | undefined;
}

const policy = (leadsTo = '') =>
  [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self' ${leadsTo}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Without a referrer the browser would not say of its forms either where they come from. */
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };

const LOOK = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.125rem; margin: 0; }
h3 { font-size: 1rem; margin: 1rem 0 0.25rem; }
li > h3 { margin-top: 0; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
nav a { padding: 0.25rem 0; }
ul { list-style: none; padding: 0; display: grid; gap: 1rem; }
li { border: 1px solid GrayText; border-radius: 0.5rem; padding: 1rem; }
p { margin: 0.25rem 0; overflow-wrap: anywhere; }
section { margin-top: 2.5rem; }
section > h2 { font-size: 1.25rem; margin-bottom: 0.5rem; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin: 0.5rem 0; }
button, input, select { font: inherit; min-height: 2.5rem; padding: 0.25rem 0.75rem; max-width: 100%; }
input[type='checkbox'] { min-height: 0; }
button, input, select { box-sizing: border-box; }
label { flex-basis: 100%; }
.whole { flex: 1 1 100%; min-width: 0; }
.grows { flex: 1 1 12rem; min-width: 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.5rem 0.75rem 0.5rem 0; }
th { white-space: nowrap; }
td { overflow-wrap: anywhere; }
tr { border-bottom: 1px solid GrayText; }
@media (max-width: 40rem) {
  table, tbody, tr, th, td { display: block; }
  thead { position: absolute; clip-path: inset(50%); }
  th { padding-bottom: 0; white-space: normal; }
  td { padding-top: 0; }
}
.code { font: 1.5rem ui-monospace, monospace; letter-spacing: 0.1em; }
`;

/** A small page of the demo: plain, without scripts. */
export function page(title: string, content: Markup, { status = 200, leadsTo }: PageOptions = {}): Response {
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${STYLE}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  return HttpResponse.html(markup, {
    status,
    headers: { ...HEADERS, 'content-security-policy': policy(leadsTo) },
  });
}

/** What all pages look like. */
export const styleHandler: RequestHandler = http.get(`*${STYLE}`, () =>
  HttpResponse.text(LOOK, { headers: { 'content-type': 'text/css; charset=utf-8' } }),
);
