import { getSubscriptionInfo, listGroups } from '@archive-console/api-client';
import {
  archivePoliciesPaths,
  groupsPaths,
  helpPaths,
  paymentsPaths,
  usersPaths,
} from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  check,
  dialogOf,
  enter,
  fieldOf,
  findPart,
  goTo,
  pageOf,
  press,
  read,
  see,
  seen,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { account, card } from '../payments/mandates.ts';

const meta = preview.meta({ title: 'Screens/Help', parameters: { at: helpPaths.list() } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getSubscriptionInfo).hangs()),
  async play(shown) {
    await see(shown, 'status', 'help:contact.loading');
    await read(shown, 'help:contact.support');
    // The codes need nothing of the service.
    await see(shown, 'table', 'help:catalog.title');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await read(shown, 'help:contact.support');
    const codes = await findPart(shown, 'table', 'help:catalog.title');
    await userEvent.click(
      codes.getByRole('link', { name: shown.words('errors:User.UserNameAlreadyExists.title') }),
    );
    await see(shown, 'heading', 'errors:User.UserNameAlreadyExists.title');
    await read(shown, 'help:helper.nobody');
  },
});

export const Found = meta.story({
  async play(shown) {
    await enter(shown, 'help:catalog.search', 'dnsrecord');
    await read(shown, 'help:catalog.count', { count: 1 });
    const codes = await findPart(shown, 'table', 'help:catalog.title');
    await expect(codes.getByText('TrustedDomain.DnsRecordNotFound')).toBeVisible();
  },
});

export const NoMatch = meta.story({
  async play(shown) {
    await enter(shown, 'help:catalog.search', 'xyzzy');
    await read(shown, 'help:catalog.none');
    await userEvent.clear(await fieldOf(shown, 'help:catalog.search'));
    await see(shown, 'table', 'help:catalog.title');
  },
});

/** What was changed in this visit; what the service can take back is taken back. */
export const Changed = meta.story({
  parameters: { at: usersPaths.addRoles(userIdOf('jonas.petersen')) },
  async play(shown) {
    const { words, world } = shown;
    const roles = () => world.roles.of(userIdOf('jonas.petersen'));
    const dialog = await dialogOf(shown);
    await check(dialog, 'area:users.administrator');
    await press(dialog, 'users:addRoles.submit', { count: 1 });
    await waitFor(() => expect(roles()).toContain('TenantAdmin'));
    await goTo(shown, 'shell:navigation.help');
    const name = 'Jonas Petersen';
    const given = words('help:visit.of', { what: words('help:visit.change.addUserRoles'), name });
    await press(shown, 'help:visit.undoOf', { what: given });
    await waitFor(() => expect(roles()).not.toContain('TenantAdmin'));
    const taken = words('help:visit.of', { what: words('help:visit.change.removeUserRoles'), name });
    await seen(await pageOf(shown).findByText(taken));
    // Taken back is taken back; that can be taken back in its turn.
    await see(shown, 'button', 'help:visit.undoOf', { what: taken });
    await seeNo(shown, 'button', 'help:visit.undoOf', { what: given });
  },
});

/** A policy goes back to the place it had before. */
export const PolicyMoved = meta.story({
  parameters: { at: archivePoliciesPaths.list() },
  async play(shown) {
    const { words, world } = shown;
    const name = 'Newsletters';
    await press(shown, 'components:order.up', { name });
    await read(shown, 'archive-policies:move.done', { name, position: 2 });
    await goTo(shown, 'shell:navigation.help');
    const what = words('help:visit.of', { what: words('help:visit.change.moveArchivePolicy'), name });
    await press(shown, 'help:visit.undoOf', { what });
    await waitFor(() => expect(world.policies[2]?.name).toBe(name));
    // What is not true any more is not said any more.
    const moved = words('archive-policies:move.done', { name, position: 2 });
    await expect(pageOf(shown).queryByText(moved)).toBeNull();
    await seeNo(shown, 'button', 'help:visit.undoOf', { what });
  },
});

/** What was charged before is charged again. */
export const PaymentMethodChosen = meta.story({
  parameters: { at: paymentsPaths.overview() },
  async play(shown) {
    const { words, world } = shown;
    const charged = () => world.mandates.find(({ isDefaultMandate }) => isDefaultMandate)?.paymentMethod;
    const before = charged();
    await press(shown, 'payments:default.one', { name: card });
    await read(shown, 'payments:default.done', { name: card });
    await goTo(shown, 'shell:navigation.help');
    const chosen = words('help:visit.change.setDefaultPaymentMandate');
    const what = words('help:visit.insteadOf', { what: chosen, name: account(shown) });
    await press(shown, 'help:visit.undoOf', { what });
    await waitFor(() => expect(charged()).toBe(before));
    await seeNo(shown, 'button', 'help:visit.undoOf', { what });
  },
});

/** The address of a code, as support passes it on. */
export const OneCode = meta.story({
  parameters: { at: helpPaths.code('TrustedDomain.DnsRecordNotFound') },
  async play(shown) {
    await see(shown, 'heading', 'errors:TrustedDomain.DnsRecordNotFound.title');
    await read(shown, 'help:helper.dns');
  },
});

/** Every code that a page shows leads here. */
export const FromAnError = meta.story({
  parameters: { at: groupsPaths.list() },
  beforeEach: ({ msw }) => msw.use(on(listGroups).fails('Default.Forbidden')),
  async play(shown) {
    await userEvent.click(await pageOf(shown).findByRole('link', { name: 'Default.Forbidden' }));
    await seeTitle(shown, 'help:title');
    await see(shown, 'heading', 'errors:Default.Forbidden.title');
    await read(shown, 'help:helper.administrator');
  },
});

export const UnknownCode = meta.story({
  parameters: { at: helpPaths.code('Order.Brandnew') },
  async play(shown) {
    await see(shown, 'heading', 'help:code.unknown');
    await expect(pageOf(shown).getByText('Order.Brandnew')).toBeVisible();
  },
});

/** The partner comes first where there is one. */
export const PartnerManaged = meta.story({
  parameters: { as: 'partner-managed@demo.example' },
  async play(shown) {
    await read(shown, 'help:contact.partnerFirst');
    const partner = await findPart(shown, 'region', 'help:contact.title');
    await expect(partner.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getSubscriptionInfo).fails('Default.Forbidden')),
  async play(shown) {
    await seeTitle(shown, 'help:title');
    await read(shown, 'help:contact.support');
    await expect(
      await pageOf(shown).findByText('Default.Forbidden', { selector: '[role=alert] *' }),
    ).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getSubscriptionInfo).fails('Default.UnexpectedError')),
  async play(shown) {
    await see(shown, 'table', 'help:catalog.title');
    // Whom to ask needs nothing of the service.
    await read(shown, 'help:contact.support');
    await see(shown, 'button', 'shell:action.retry');
    await see(shown, 'button', 'home:plan.readAgain');
  },
});
