import { createAccessToken, getAccessToken } from '@archive-console/api-client';
import { accessTokensPaths } from '@archive-console/console';
import { on, tokenIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { seeMistakes } from '#stories/see-mistakes.ts';
import {
  check,
  dialogOf,
  fieldOf,
  find,
  findPart,
  follow,
  live,
  pageOf,
  pick,
  press,
  read,
  readAlert,
  readPart,
  see,
  seeBusy,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { fill, hamburg, keepSecret, secretShown, submit, tokenIn } from './tokens.ts';

const meta = preview.meta({
  title: 'Screens/Access tokens/Create',
  parameters: { at: accessTokensPaths.create() },
});

export const Blank = meta.story({
  async play(shown) {
    await seeTitle(shown, 'access-tokens:create.title');
    await expect(await find(shown, 'radio', 'access-tokens:form.expiry.days', { count: 90 })).toBeChecked();
    await read(shown, 'access-tokens:create.words.start');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await fill(shown);
    await pick(shown, 'access-tokens:form.expiry.days', { count: 30 });
    const words = await find(shown, 'region', 'objects:form.inWords');
    await expect(words).toHaveTextContent(shown.words('access-tokens:scope.CloudConnector'));
  },
});

export const LeavingUnsaved = meta.story({
  async play(shown) {
    await fill(shown);
    await follow(shown, 'shell:action.cancel');
    await press(shown, 'shell:unsaved.stay');
    await expect(await fieldOf(shown, 'access-tokens:field.notes')).toHaveValue('Connector in Bremen');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createAccessToken).hangs()),
  async play(shown) {
    await submit(shown);
    await seeBusy(shown, 'access-tokens:create.submit');
  },
});

/** What is being made is shown once, and here: the page is not left any more. */
export const CanceledLate = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createAccessToken).hangs()),
  async play(shown) {
    await submit(shown);
    await seeBusy(shown, 'access-tokens:create.submit');
    await follow(shown, 'shell:action.cancel');
    await pageOf(shown).findByText(shown.words.part('objects:form.sending'), { selector: 'output *' });
    await seeNo(shown, 'alertdialog', 'shell:unsaved.title');
    await seeTitle(shown, 'access-tokens:create.title');
  },
});

/** The secret is shown this once; nothing closes its dialog before the reader says that it is kept. */
export const SecretShown = meta.story({
  async play(shown) {
    await submit(shown);
    const secret = await secretShown(shown);
    await expect(secret.length).toBeGreaterThan(20);
    await userEvent.keyboard('{Escape}');
    await press(shown, 'access-tokens:secret.close');
    const box = await find(shown, 'checkbox', 'access-tokens:secret.saved');
    await waitFor(() => expect(box).toHaveFocus());
    await readPart(shown, 'access-tokens:secret.first');
  },
});

/** Once its dialog is closed the secret is nowhere on the page, in what is stored, nor in the address. */
export const Created = meta.story({
  async play(shown) {
    await submit(shown);
    const secret = await keepSecret(shown);
    await expect(await pageOf(shown).findByText('Connector in Bremen')).toBeVisible();
    await expect(JSON.stringify([localStorage, sessionStorage, history.state, location.href])).not.toContain(
      secret,
    );
    await expect(tokenIn(shown.world, 'Connector in Bremen')).toMatchObject({ scopes: ['CloudConnector'] });
  },
});

/** The answer was lost, and the hub has just reported the token: its secret is lost, and that is said. */
export const SecretLost = meta.story({
  beforeEach: ({ world }) =>
    void world.faults.add({ operation: createAccessToken, kind: 'bad-gateway', isDone: true }),
  async play(shown) {
    await live(shown.world);
    await submit(shown);
    const dialog = await dialogOf(shown);
    await read(dialog, 'access-tokens:secret.lostTitle');
    await press(dialog, 'access-tokens:secret.close');
    await seeTitle(shown, 'access-tokens:list.title');
  },
});

/** The form begins with what the old one may do; the old one is revoked only once the new one is kept. */
export const Replacing = meta.story({
  parameters: { at: accessTokensPaths.create(tokenIdOf(hamburg)) },
  async play(shown) {
    await seeTitle(shown, 'access-tokens:replace.heading', { name: hamburg });
    await press(shown, 'access-tokens:create.submit');
    await secretShown(shown);
    await check(shown, 'access-tokens:secret.saved');
    await press(shown, 'access-tokens:secret.close');
    const question = await findPart(shown, 'alertdialog', 'access-tokens:revoke.title', { name: hamburg });
    await expect(shown.world.accessTokens.get(tokenIdOf(hamburg))).toBeDefined();
    await press(question, 'access-tokens:action.revoke');
    await read(shown, 'access-tokens:revoke.done', { name: hamburg });
    await seeTitle(shown, 'access-tokens:list.title');
    await expect(shown.world.accessTokens.get(tokenIdOf(hamburg))).toBeUndefined();
    await expect(tokenIn(shown.world, hamburg)).toBeDefined();
  },
});

/** The old one is the only one that works: nothing asks to revoke it, and the new one is named that is to be revoked. */
export const ReplacingSecretLost = meta.story({
  parameters: { at: accessTokensPaths.create(tokenIdOf(hamburg)) },
  beforeEach: ({ world }) =>
    void world.faults.add({ operation: createAccessToken, kind: 'bad-gateway', isDone: true }),
  async play(shown) {
    await live(shown.world);
    await press(shown, 'access-tokens:create.submit');
    const dialog = await dialogOf(shown);
    await readPart(dialog, 'access-tokens:secret.lostReplacement', { name: hamburg });
    await press(dialog, 'access-tokens:secret.close');
    await seeTitle(shown, 'access-tokens:list.title');
    await seeNo(shown, 'alertdialog', 'access-tokens:revoke.title', { name: hamburg });
    await expect(shown.world.accessTokens.get(tokenIdOf(hamburg))).toBeDefined();
  },
});

export const NotFound = meta.story({
  parameters: { at: accessTokensPaths.create(tokenIdOf(hamburg)) },
  beforeEach: ({ msw }) => msw.use(on(getAccessToken).fails('AccessToken.NotFound')),
  async play(shown) {
    await see(shown, 'heading', 'errors:AccessToken.NotFound.title');
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await press(shown, 'access-tokens:create.submit');
    await read(shown, 'access-tokens:form.mistake.noScope');
    await seeMistakes(shown, 1, pageOf(shown).getAllByRole('checkbox')[0] as HTMLElement);
  },
});

/** How long a token may be valid, the service says: at the field, with what was typed kept. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createAccessToken).fails('AccessToken.InvalidValidity')),
  async play(shown) {
    await submit(shown);
    const words = shown.words.part('errors:AccessToken.InvalidValidity.title');
    await expect((await pageOf(shown).findAllByText(words))[0]).toBeVisible();
    await expect(await fieldOf(shown, 'access-tokens:field.notes')).toHaveValue('Connector in Bremen');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createAccessToken).fails('Default.Forbidden')),
  async play(shown) {
    await submit(shown);
    await readAlert(shown, 'errors:Default.Forbidden.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(createAccessToken).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await submit(shown);
    await pageOf(shown).findByText(/4b1c-77/);
    await expect(await fieldOf(shown, 'access-tokens:field.notes')).toHaveValue('Connector in Bremen');
  },
});
