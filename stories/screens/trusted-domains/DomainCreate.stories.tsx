import { getTrustedDomainVerifier } from '@archive-console/api-client';
import { trustedDomainsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { holdAnswer } from '#stories/hold-answer.ts';
import {
  enter,
  fieldOf,
  find,
  follow,
  goTo,
  pageOf,
  type Place,
  press,
  read,
  readHint,
  readPart,
  see,
  seeBusy,
  seeTitle,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Domains/Add',
  parameters: { at: trustedDomainsPaths.add() },
});

const name = 'trusted-domains:field.name';

async function submit(shown: Place, typed = 'new.example') {
  await enter(shown, name, typed);
  await press(shown, 'trusted-domains:create.submit');
}

export const Blank = meta.story({
  async play(shown) {
    await seeTitle(shown, 'trusted-domains:create.title');
    await readHint(shown, name, 'trusted-domains:form.hint.example');
    await read(shown, 'trusted-domains:create.words.start');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await enter(shown, name, 'new.example');
    await readPart(shown, 'trusted-domains:create.words.proof');
    await expect(await pageOf(shown).findByText('info@new.example')).toBeVisible();
  },
});

/** A name with umlauts is shown in both ways it is written. */
export const International = meta.story({
  async play(shown) {
    await enter(shown, name, 'Bücher-Müller.example');
    await expect(await pageOf(shown).findByText('xn--bcher-mller-thbg.example')).toBeVisible();
    await expect(pageOf(shown).getByText('bücher-müller.example')).toBeVisible();
  },
});

export const Www = meta.story({
  async play(shown) {
    await enter(shown, name, 'www.new.example');
    await readHint(shown, name, 'trusted-domains:form.hint.www');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTrustedDomainVerifier).hangs()),
  async play(shown) {
    await submit(shown);
    await seeBusy(shown, 'trusted-domains:create.submit');
    await expect(await fieldOf(shown, name)).toHaveAttribute('readonly');
  },
});

/** Who has left before the answer comes is not led back: a message says that the domain is kept. */
export const LeftMeanwhile = meta.story({
  async play(shown) {
    const { held, answer } = holdAnswer();
    shown.msw.use(on(getTrustedDomainVerifier, { once: true }).hangs(held));
    await submit(shown);
    await seeBusy(shown, 'trusted-domains:create.submit');
    await goTo(shown, 'shell:navigation.groups');
    await press(shown, 'shell:unsaved.leave');
    await seeTitle(shown, 'groups:list.title');
    answer();
    await read(shown, 'trusted-domains:create.kept', { name: 'new.example' });
    // A menu takes longer than a page that would come instead.
    await press(shown, 'area:list.rowActions', { name: 'Newsletter' });
    await find(shown, 'menuitem', 'groups:delete.confirm');
    await seeTitle(shown, 'groups:list.title');
  },
});

export const Submitted = meta.story({
  async play(shown) {
    await submit(shown, ' New.Example. ');
    await seeTitle(shown, 'trusted-domains:verify.heading', { name: 'new.example' });
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await submit(shown, 'https://new.example/');
    await readHint(shown, name, 'trusted-domains:form.mistake.webAddress');
    await enter(shown, name, 'me@new.example');
    await readHint(shown, name, 'trusted-domains:form.mistake.email');
    await enter(shown, name, 'new');
    await readHint(shown, name, 'trusted-domains:form.mistake.ending');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTrustedDomainVerifier).fails('Default.ValidationError')),
  async play(shown) {
    await submit(shown);
    await readHint(shown, name, 'trusted-domains:form.mistake.refused');
    await expect(await fieldOf(shown, name)).toHaveValue('new.example');
  },
});

export const LeavingUnsaved = meta.story({
  async play(shown) {
    await enter(shown, name, 'new.example');
    await follow(shown, 'shell:action.cancel');
    await press(shown, 'shell:unsaved.stay');
    await expect(await fieldOf(shown, name)).toHaveValue('new.example');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTrustedDomainVerifier).fails('Default.Forbidden')),
  async play(shown) {
    await submit(shown);
    await read(shown, 'errors:Default.Forbidden.title');
    await expect(await fieldOf(shown, name)).toHaveValue('new.example');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(getTrustedDomainVerifier).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await submit(shown);
    await pageOf(shown).findByText(/4b1c-77/);
    await see(shown, 'button', 'trusted-domains:create.submit');
  },
});
