import { forgotPassword, getUserRoles } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  factOf,
  find,
  findPart,
  follow,
  hurry,
  press,
  read,
  readPart,
  see,
  seeNo,
  seeName,
  seeTitle,
} from '#stories/steps.ts';
import { amelie, jonas, unknownUser } from './people.ts';

const meta = preview.meta({ title: 'Screens/Users/Profile', parameters: { at: usersPaths.details(jonas) } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles).hangs()),
  async play(shown) {
    const can = await find(shown, 'region', 'users:profile.can.title', { name: 'Jonas Petersen' });
    await expect(can).toBeVisible();
    await expect(can).not.toHaveTextContent(shown.words.part('users:profile.can.administrator'));
  },
});

export const TakesLong = meta.story({
  beforeEach({ msw }) {
    hurry();
    msw.use(on(getUserRoles).hangs());
  },
  async play(shown) {
    await find(shown, 'region', 'users:profile.can.title', { name: 'Jonas Petersen' });
    await press(shown, 'shell:waiting.stop');
    await see(shown, 'heading', 'users:roles.stopped');
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await expect(await factOf(shown, 'users:field.primaryEmail')).toHaveTextContent(
      'jonas.petersen@lindenhof.example',
    );
    await readPart(shown, 'users:profile.can.user');
  },
});

/** A domain with umlauts is read in letters; what other systems take is there as well. */
export const InLetters = meta.story({
  beforeEach({ world }) {
    const user = world.users.get(jonas);
    const name = 'jonas@xn--mnchen-3ya.example';
    if (user !== undefined) world.users.put({ ...user, userName: name, primaryEmail: name });
  },
  async play(shown) {
    await expect(await factOf(shown, 'objects:users.facts.email')).toHaveTextContent('jonas@münchen.example');
    await expect(await factOf(shown, 'objects:users.facts.userName')).toHaveTextContent(
      'jonas@münchen.example (jonas@xn--mnchen-3ya.example)',
    );
    const ascii = await factOf(shown, 'objects:users.facts.ascii');
    await expect(ascii).toHaveTextContent('jonas@xn--mnchen-3ya.example');
    await see(shown, 'button', 'objects:users.facts.copyAscii');
  },
});

export const Administrator = meta.story({
  parameters: { at: usersPaths.details(userIdOf('carla.weiss')) },
  async play(shown) {
    await readPart(shown, 'users:profile.can.administrator');
    await follow(shown, 'users:profile.can.access');
    await see(shown, 'region', 'objects:mailboxes.owned.title');
  },
});

/** A password is set by the person alone: the service sends them the link. */
export const LinkSent = meta.story({
  async play(shown) {
    const email = 'jonas.petersen@lindenhof.example';
    const signIn = await findPart(shown, 'region', 'objects:users.signIn.title');
    await read(signIn, 'objects:users.signIn.text');
    await press(signIn, 'objects:users.signIn.send');
    await read(shown, 'objects:users.signIn.sent', { email });
    await expect(shown.world.mails.at(-1)).toMatchObject({ kind: 'password-reset', to: email });
  },
});

export const LinkNotSent = meta.story({
  beforeEach: ({ msw }) => msw.use(on(forgotPassword).fails('Default.UnexpectedError')),
  async play(shown) {
    await press(shown, 'objects:users.signIn.send');
    const email = 'jonas.petersen@lindenhof.example';
    // The answer is lost, the mail may be under way.
    await read(shown, 'errors:detail.unclear', {
      what: shown.words('objects:users.signIn.notSent', { email }),
    });
    await readPart(shown, 'errors:detail.unknown');
  },
});

export const WithoutEmail = meta.story({
  beforeEach({ world }) {
    const user = world.users.get(jonas);
    if (user) world.users.put({ ...user, primaryEmail: '' });
  },
  async play(shown) {
    await read(shown, 'objects:users.signIn.noEmail');
    await seeNo(shown, 'button', 'objects:users.signIn.send');
  },
});

export const LongText = meta.story({
  parameters: { at: usersPaths.details(userIdOf('m.waldburg')) },
  async play(shown) {
    await seeName(shown, /Hohenlohe-Langenburg/);
  },
});

export const ReadOnly = meta.story({
  parameters: { at: usersPaths.details(amelie) },
  async play(shown) {
    await readPart(shown, 'users:details.managed');
    await read(shown, 'objects:users.signIn.microsoft');
    await seeNo(shown, 'button', 'objects:users.signIn.send');
    await expect(await factOf(shown, 'area:origin.label')).toHaveTextContent(
      shown.words('area:origin.microsoft'),
    );
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles).fails('Default.Forbidden')),
  async play(shown) {
    const can = await find(shown, 'region', 'users:profile.can.title', { name: 'Jonas Petersen' });
    await expect(await within(can).findByText(shown.words('errors:Default.Forbidden.title'))).toBeVisible();
    await expect(within(can).getByRole('button', { name: shown.words('shell:action.retry') })).toBeVisible();
    await expect(await factOf(shown, 'users:field.userName')).toHaveTextContent('jonas.petersen');
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.details(unknownUser, 'profile') },
  async play(shown) {
    await seeTitle(shown, 'users:details.notFound.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles).fails('Default.UnexpectedError', { traceId: '2f88-01' })),
  async play(shown) {
    const can = await findPart(shown, 'region', 'users:profile.can.title', { name: 'Jonas Petersen' });
    await expect(await can.findByText('2f88-01')).toBeVisible();
    shown.msw.use(on(getUserRoles).fails('Default.UnexpectedError', { traceId: '2f88-02' }));
    await press(can, 'shell:action.retry');
    await expect(await can.findByText('2f88-02')).toBeVisible();
    await expect(await factOf(shown, 'users:field.userName')).toHaveTextContent('jonas.petersen');
  },
});

export const BackAgain = ServerError.extend({
  async play(shown) {
    const can = await findPart(shown, 'region', 'users:profile.can.title', { name: 'Jonas Petersen' });
    await can.findByText('2f88-01');
    shown.msw.use(on(getUserRoles).answers([]));
    await press(can, 'shell:action.retry');
    await readPart(can, 'users:profile.can.user');
    await expect(can.queryByRole('alert')).toBeNull();
  },
});
