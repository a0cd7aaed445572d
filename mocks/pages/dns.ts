import { http, type RequestHandler } from 'msw';
import { readDomainName } from '../domains/domain-name.ts';
import { redirection } from '../service/redirection.ts';
import type { World } from '../world.ts';
import { badForm, fieldsOf } from './form.ts';
import { html, type Markup } from './markup.ts';
import { page } from './page.ts';

const ADDRESS = '/demo/dns';

function recordOf(name: string) {
  return (text: string, index: number): Markup =>
    html`<form method="post" action="${ADDRESS}">
      <input type="hidden" name="name" value="${name}" />
      <input type="hidden" name="was" value="${text}" />
      <input
        class="whole"
        name="text"
        value="${text}"
        aria-label="TXT record ${index + 1} of ${name}"
        autocomplete="off"
        required
      />
      <button type="submit" name="action" value="change">Change</button>
      <button type="submit" name="action" value="remove" formnovalidate>Remove</button>
    </form>`;
}

function zonePage({ dnsZone }: World): Response {
  const names = [...dnsZone].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return page(
    'Demo DNS zone',
    html`<p>What the demo finds when it looks up a domain. Nothing here leaves the demo.</p>
      <section>
        <h2>Add a TXT record</h2>
        <form method="post" action="${ADDRESS}">
          <label for="name">Name, like example.com</label>
          <input class="grows" id="name" name="name" autocomplete="off" required />
          <label for="text">Text</label>
          <input class="grows" id="text" name="text" autocomplete="off" required />
          <button type="submit" name="action" value="add">Add</button>
        </form>
      </section>
      <section>
        <h2>The zone</h2>
        <ul>
          ${names.map(
            ([name, texts]) =>
              html`<li>
                <h3>${name}</h3>
                ${texts.map(recordOf(name))}
              </li>`,
          )}
        </ul>
      </section>`,
  );
}

/** The texts of a name after an action: the one that was there gives way to the one that shall be. */
function afterAction(texts: readonly string[], was: string, next: string | undefined): string[] {
  const place = texts.indexOf(was);
  const wanted = next === undefined ? [] : [next];
  return place === -1 ? [...texts, ...wanted] : texts.toSpliced(place, 1, ...wanted);
}

/** The demo's DNS zone, which one can edit: so that a domain can be verified by hand. */
export function dnsHandlers(world: World): RequestHandler[] {
  return [
    http.get(`*${ADDRESS}`, () => zonePage(world)),
    http.post(`*${ADDRESS}`, async ({ request }) => {
      const fields = await fieldsOf(request);
      const name = readDomainName(fields.get('name') ?? '');
      const text = fields.get('text')?.trim() ?? '';
      const isRemoval = fields.get('action') === 'remove';
      if (name === undefined) return badForm('This is not a domain name, like example.com.', ADDRESS);
      if (text === '' && !isRemoval) return badForm('A TXT record needs a text.', ADDRESS);
      const before = world.dnsZone.get(name) ?? [];
      const texts = afterAction(before, fields.get('was') ?? '', isRemoval ? undefined : text);
      if (texts.length === 0) world.dnsZone.delete(name);
      else world.dnsZone.set(name, [...new Set(texts)]);
      return redirection(ADDRESS);
    }),
  ];
}
