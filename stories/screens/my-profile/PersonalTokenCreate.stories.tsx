import { createAccessToken } from '@archive-console/api-client';
import { myProfilePaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fill, type NewToken, submit } from '#stories/screens/access-tokens/tokens.ts';
import { check, dialogOf, pageOf, press, read, readAlert, see, seeBusy, seeTitle } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/My profile/Create personal token',
  parameters: { at: myProfilePaths.createToken() },
});

const script: NewToken = { notes: 'Script at home', scope: 'MailImport' };

export const Blank = meta.story({
  async play(shown) {
    await seeTitle(shown, 'my-profile:tokens.create');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await fill(shown, script);
    const words = pageOf(shown).getByRole('region', {
      name: shown.words('objects:form.inWords'),
    });
    await expect(words).toHaveTextContent(shown.words('access-tokens:scope.MailImport'));
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createAccessToken).hangs()),
  async play(shown) {
    await submit(shown, script);
    await seeBusy(shown, 'access-tokens:create.submit');
  },
});

/** It belongs to the person who made it. */
export const Created = meta.story({
  async play(shown) {
    await submit(shown, script);
    const dialog = await dialogOf(shown);
    await check(dialog, 'access-tokens:secret.saved');
    await press(dialog, 'access-tokens:secret.close');
    await expect(await pageOf(shown).findByText('Script at home')).toBeVisible();
    await see(shown, 'link', 'my-profile:tab.access-tokens');
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await press(shown, 'access-tokens:create.submit');
    await read(shown, 'access-tokens:form.mistake.noScope');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createAccessToken).fails('AccessToken.InvalidValidity')),
  async play(shown) {
    await submit(shown, script);
    const words = shown.words.part('errors:AccessToken.InvalidValidity.title');
    await expect((await pageOf(shown).findAllByText(words))[0]).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createAccessToken).fails('Default.Forbidden')),
  async play(shown) {
    await submit(shown, script);
    await readAlert(shown, 'errors:Default.Forbidden.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createAccessToken).fails('Default.UnexpectedError')),
  async play(shown) {
    await submit(shown, script);
    await readAlert(shown, 'errors:Default.UnexpectedError.title');
  },
});
