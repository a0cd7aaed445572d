import { listUsers } from '@archive-console/api-client';
import { type Random, operations, seededRandom } from '@archive-console/mocks';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { PASSWORD } from '#tests/e2e/sign-in.ts';

const OF_EACH = 12;

const values = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  '',
  ' ',
  '../..',
  '%00',
  '\u0000',
  '\u202Eoffice',
  '<img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '\u{1F4E7}'.repeat(80),
  'x'.repeat(5000),
  [],
  [null],
  {},
  { id: [] },
  '__proto__',
];

/** A body that no form sends: the fields of the operation with anything in them, and some that it does not know. */
function garbageFor(names: readonly string[], random: Random): unknown {
  if (random.next() < 0.15) return random.pick(values);
  const fields = [...names, 'constructor', '__proto__', 'extra'].filter(() => random.next() < 0.7);
  return Object.fromEntries(fields.map((name) => [name, random.pick(values)]));
}

/** Something, as an address carries it. */
const written = (random: Random): string => JSON.stringify(random.pick(values));

test('the demo service refuses garbage with a code of its own and goes on', async ({ request }) => {
  await request.post('/v2/authentication/login', {
    data: { email: 'admin@demo.example', password: PASSWORD, rememberMe: false },
  });
  const info: unknown = await (await request.get('/v2/authentication/get-auth-info')).json();
  const { accessToken = '' } = info as { accessToken?: string };
  expect(accessToken).not.toBe('');
  const random = seededRandom('garbage');
  const broken: string[] = [];
  const answered = new Set<number>();
  for (const { name, method, path, takes, navigation } of operations) {
    // What takes nothing cannot be given garbage, and would end the session or the tenant.
    if (navigation || takes === undefined) continue;
    const names = Object.keys(takes.entries);
    for (let round = 0; round < OF_EACH; round += 1) {
      const body = garbageFor(names, random);
      const address = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(written(random)).slice(0, 200));
      const query = new URLSearchParams(names.map((field) => [field, written(random).slice(0, 100)]));
      const answer = await request.fetch(`/v2${address}${method === 'GET' ? `?${query}` : ''}`, {
        method,
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        ...(method === 'POST' && { data: round % 6 === 5 ? '{"broken' : JSON.stringify(body) }),
      });
      answered.add(answer.status());
      if (answer.status() >= 500)
        broken.push(`${name} answers ${answer.status()} to ${JSON.stringify(body).slice(0, 200)}`);
    }
  }
  expect(broken).toEqual([]);
  // It was looked at, not turned away at the door.
  expect(answered.has(401)).toBe(false);
  // What was refused has changed nothing that cannot be listed any more.
  const users = await request.post(`/v2${listUsers.path}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { page: 1, rowsPerPage: 10, sortBy: 'displayName', descending: false },
  });
  expect(users.status()).toBe(200);
});
