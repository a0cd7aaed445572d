import { expect, test } from '#tests/e2e/fixtures.ts';
import { followEach, hostileAddresses, signInHere, watchWhereLed } from '#tests/e2e/hostile.ts';
import { openSignedIn } from '#tests/e2e/sign-in.ts';

// Where an address to go on to may stand, besides the sign-in that `tests/e2e/return-address.spec.ts` asks.
for (const pathname of ['/', '/home', '/home/provisioning', '/password-reset', '/attic']) {
  test(`no hostile address leads a signed-in user on from ${pathname}`, async ({ page, baseURL }) => {
    const led = await watchWhereLed(page);
    await openSignedIn(page);
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    const reached = await followEach(page, pathname, hostileAddresses);
    expect(new Set(reached)).toEqual(new Set([`${baseURL}/home/dashboard`]));
    expect(new Set(led)).toEqual(new Set([baseURL]));
  });
}

/** Through the form each costs a page of its own. */
const OF_A_SHARE = 24;
const shares = Math.ceil(hostileAddresses.length / OF_A_SHARE);

for (let share = 0; share < shares; share += 1) {
  const some = hostileAddresses.slice(share * OF_A_SHARE, (share + 1) * OF_A_SHARE);
  test(`a user who signs in by the form at a hostile link stays here (${share + 1} of ${shares})`, async ({
    page,
    baseURL,
    context,
  }) => {
    const led = await watchWhereLed(page);
    for (const address of some) {
      await context.clearCookies();
      await page.goto(`/login?${new URLSearchParams({ continue: address })}`);
      await signInHere(page);
      await expect(page, address).toHaveURL(`${baseURL}/home/dashboard`);
    }
    expect(new Set(led)).toEqual(new Set([baseURL]));
  });
}

test('the way to Microsoft and back leads to no other origin', async ({ baseURL, world }) => {
  const amiss: string[] = [];
  for (const address of hostileAddresses) {
    const query = new URLSearchParams({ continue: address });
    const there = await fetch(`${baseURL}/v2/authentication/login-with-microsoft-oidc?${query}`, {
      redirect: 'manual',
    });
    const state = new URL(there.headers.get('location') ?? '', baseURL).searchParams.get('state');
    const cookie = there.headers.getSetCookie().map((given) => given.split(';')[0]);
    const given = { state: state ?? '', code: world.errands.codeFor('microsoft@demo.example') };
    const back = await fetch(
      `${baseURL}/v2/authentication/login-with-external-callback?${new URLSearchParams(given)}`,
      { redirect: 'manual', headers: { cookie: cookie.join('; ') } },
    );
    // Of what lies on this origin the console itself decides, as of any address.
    const end = back.headers.get('location') ?? '';
    if (!URL.canParse(end, baseURL) || new URL(end, baseURL).origin !== baseURL)
      amiss.push(`${JSON.stringify(address)} leads to ${end}`);
  }
  expect(amiss).toEqual([]);
});
