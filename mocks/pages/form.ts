import { http, type RequestHandler } from 'msw';
import { html } from './markup.ts';
import { page } from './page.ts';

/** What a form sent. */
export const fieldsOf = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(await request.text());

/** What was sent cannot be taken; says why, and leads back. */
export const badForm = (reason: string, back: string): Response =>
  page('That did not work', html`<p>${reason} <a href="${back}">Back</a></p>`, { status: 400 });

/** A form counts only where a page of this very origin sent it: no other site may change the demo. */
export const foreignForms: RequestHandler = http.post('*/demo/*', ({ request }) => {
  const from = URL.parse(request.headers.get('origin') ?? '')?.host;
  if (from === new URL(request.url).host) return undefined;
  return page(
    'This form came from elsewhere',
    html`<p>Use the pages of the demo: <a href="/demo">/demo</a></p>`,
    {
      status: 403,
    },
  );
});
