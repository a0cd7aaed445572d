import { getSubscriptionInfo, getTenantUserCount } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { restoreService } from '#stories/restore-service.ts';
import {
  enter,
  find,
  mainOf,
  pageOf,
  type Place,
  press,
  read,
  readHint,
  readPart,
  see,
  seeTitle,
} from '#stories/steps.ts';
import { fill, lena } from './create-steps.ts';

/** What a new user costs, and where the service would refuse one: both are known before anything is sent. */
const meta = preview.meta({
  title: 'Screens/Users/Create, known before',
  parameters: { at: usersPaths.create() },
});

const sayNoCost = (shown: Place) =>
  expect(pageOf(shown).queryByText(shown.words.part('objects:furtherUsers.reserved'))).toBeNull();

/** All reserved users exist: a further one is billed by the month. */
export const BilledByMonth = meta.story({
  async play(shown) {
    await readPart(shown, 'objects:furtherUsers.reserved', { reserved: 58, users: 63 });
    await readPart(shown, 'objects:furtherUsers.priced', { count: 1 });
    await see(shown, 'link', 'objects:furtherUsers.open');
  },
});

export const Reserved = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenantUserCount).answers(57)),
  async play(shown) {
    await readPart(shown, 'new-user:words.start');
    await sayNoCost(shown);
  },
});

/** No password is asked for here: how the person comes to one is said before they are created. */
export const FirstSignIn = meta.story({
  async play(shown) {
    await fill(shown);
    await read(shown, 'objects:users.signIn.later');
  },
});

/** What was not read is no sign that it costs nothing. */
export const CostUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getSubscriptionInfo).fails('Default.UnexpectedError')),
  async play(shown) {
    await readPart(shown, 'objects:furtherUsers.planUnread');
    restoreService(shown);
    const main = await mainOf(shown);
    await press(main, 'shell:action.retry');
    await readPart(shown, 'objects:furtherUsers.reserved', { reserved: 58, users: 63 });
  },
});

export const CountUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenantUserCount).fails('Default.UnexpectedError')),
  async play(shown) {
    await readPart(shown, 'objects:furtherUsers.usersUnread');
  },
});

export const TrialOver = meta.story({
  parameters: { as: 'expired@demo.example', world: { tenant: 'trial-expired' } },
  async play(shown) {
    await readPart(shown, 'objects:furtherUsers.trialOver');
    await see(shown, 'link', 'objects:furtherUsers.open');
  },
});

/** The partner pays, and what it pays is not on the wire. */
export const PaidByPartner = meta.story({
  parameters: { as: 'partner-managed@demo.example', world: { tenant: 'partner-managed' } },
  async play(shown) {
    await readPart(shown, 'objects:furtherUsers.partner');
    await sayNoCost(shown);
  },
});

export const ManyBilledByMonth = meta.story({
  parameters: { at: usersPaths.createMany() },
  async play(shown) {
    await seeTitle(shown, 'users:list.createMany');
    await readPart(shown, 'objects:furtherUsers.reserved', { reserved: 58, users: 63 });
  },
});

/** People of this domain come from Microsoft 365: the service would refuse one who is made here. */
export const SynchronizedDomain = meta.story({
  async play(shown) {
    await fill(shown, { ...lena, primaryEmail: 'lena.sommer@lindenhof.example' });
    const values = { domain: 'lindenhof.example' };
    await readHint(shown, 'users:field.primaryEmail', 'new-user:synchronized', values);
    await read(shown, 'new-user:words.refused');
    const words = await find(shown, 'region', 'objects:form.inWords');
    await expect(words).not.toHaveTextContent(lena.userName);
    await enter(shown, 'users:field.primaryEmail', lena.primaryEmail);
    await readPart(shown, 'new-user:words.microsoft');
  },
});
