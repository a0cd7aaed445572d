import { getTenant } from '@archive-console/api-client';
import { tenantsPaths, usersPaths } from '@archive-console/console';
import { MINUTE, on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  choose,
  find,
  findPart,
  pageOf,
  press,
  read,
  see,
  seeNo,
  seePart,
  seeTitle,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Tenant/Being set up',
  parameters: { at: tenantsPaths.provisioning(), world: { tenant: 'provisioning' } },
});

/** The first step, as a reader hears it. */
const registered = ({ words }: Place) =>
  `${words('tenants:provisioning.steps.registered')}, ${words('components:steps.done')}`;
const TITLE = 'tenants:provisioning.title';

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenant).hangs()),
  async play(shown) {
    await seeTitle(shown, TITLE);
    await expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    await expect(pageOf(shown).queryByRole('list')).toBeNull();
  },
});

export const Populated = meta.story({
  async play(shown) {
    const steps = await findPart(shown, 'navigation', 'tenants:provisioning.steps.label', {
      name: 'Neuland Software',
    });
    await expect(steps.getByText(registered(shown))).toBeInTheDocument();
    await expect(steps.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      shown.words('tenants:provisioning.steps.setUp'),
    );
    await expect(
      steps.getByText(
        `${shown.words('tenants:provisioning.steps.ready')}, ${shown.words('components:steps.toCome')}`,
      ),
    ).toBeInTheDocument();
    await expect(pageOf(shown).getByRole('timer')).toHaveTextContent(
      shown.words('components:waiting.hereBriefly'),
    );
    await expect(document.title).toBe(shown.words('shell:pageTitle', { title: shown.words(TITLE) }));
    await seeNo(shown, 'navigation', 'shell:navigation.label');
  },
});

/** Theme, language and the way out are here as everywhere. */
export const AccountShown = meta.story({
  async play(shown) {
    await press(shown, 'shell:account.open', { name: 'paul.neumann' });
    await seePart(shown, 'menuitem', 'shell:account.theme');
    await seePart(shown, 'menuitem', 'shell:account.language');
    await choose(shown, 'shell:account.signOut');
    await see(shown, 'textbox', 'area:users.column.email');
  },
});

/** Who asked for another page is led there once the tenant is ready. */
export const AskedForAnotherPage = meta.story({
  parameters: { at: usersPaths.list(), entryRule: 'E08' },
  async play(shown) {
    await seeTitle(shown, TITLE);
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    shown.world.clock.advance(MINUTE);
    await seeTitle(shown, 'objects:users.picker.options');
  },
});

/** What was known stays, and the next check follows by itself. */
export const CheckFailed = meta.story({
  async play(shown) {
    await pageOf(shown).findByText(registered(shown));
    shown.msw.use(on(getTenant).fails('Default.UnexpectedError'));
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    shown.world.hub.notify('TenantChanged', {});
    await read(shown, 'tenants:provisioning.checkFailed.title');
    await expect(pageOf(shown).getByText(registered(shown))).toBeInTheDocument();
    await expect(await find(shown, 'button', 'shell:action.retry')).toBeEnabled();
  },
});

/** What will not pass by itself is not said to be tried again. */
export const CheckForbidden = meta.story({
  async play(shown) {
    await pageOf(shown).findByText(registered(shown));
    shown.msw.use(on(getTenant).fails('Default.Forbidden'));
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    shown.world.hub.notify('TenantChanged', {});
    await read(shown, 'tenants:provisioning.checkFailed.title');
    await expect(pageOf(shown).queryByText(shown.words('tenants:provisioning.checkFailed.text'))).toBeNull();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play(shown) {
    await read(shown, 'components:steps.position', {
      step: 2,
      total: 3,
      label: shown.words('tenants:provisioning.steps.setUp'),
    });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenant).fails('Default.Forbidden')),
  async play(shown) {
    await read(shown, 'errors:Default.Forbidden.title');
    await expect(
      pageOf(shown).queryByText(shown.words.part('tenants:provisioning.checkFailed.text')),
    ).toBeNull();
    await see(shown, 'button', 'shell:account.open', { name: 'paul.neumann' });
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenant).fails('Default.UnexpectedError', { traceId: '51c0-aa' })),
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByText('51c0-aa')).toBeVisible();
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    shown.msw.use(on(getTenant).fails('Default.UnexpectedError', { traceId: '51c0-bb' }));
    await press(shown, 'shell:action.retry');
    await expect(await page.findByText('51c0-bb')).toBeVisible();
    await read(shown, 'tenants:provisioning.unread');
  },
});

/** The error stays to be read while it is tried again. */
export const TryingAgain = ServerError.extend({
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByText('51c0-aa')).toBeVisible();
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    shown.msw.use(on(getTenant).hangs());
    await press(shown, 'shell:action.retry');
    await expect(
      await page.findByRole('button', { name: shown.words('shell:action.retry'), busy: true }),
    ).toHaveFocus();
    await expect(page.getByText('51c0-aa')).toBeVisible();
    await seeNo(shown, 'status', 'tenants:loading');
  },
});

/** The failed read is tried again by itself as well. */
export const BackAgain = ServerError.extend({
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByText('51c0-aa')).toBeVisible();
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    if (shown.world.tenant !== undefined) shown.msw.use(on(getTenant).answers(shown.world.tenant));
    shown.world.hub.notify('TenantChanged', {});
    await expect(await page.findByText(registered(shown))).toBeInTheDocument();
  },
});
