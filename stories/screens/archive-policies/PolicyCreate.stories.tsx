import { createArchivePolicy, listArchivePolicies } from '@archive-console/api-client';
import { archivePoliciesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { seeMistakesListed } from '#stories/see-mistakes.ts';
import {
  enter,
  fieldOf,
  find,
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
import { fill, submit } from './policies.ts';

const meta = preview.meta({
  title: 'Screens/Archive policies/Create',
  parameters: { at: archivePoliciesPaths.create() },
});

const said = (shown: Place, patterns: string) =>
  read(shown, 'archive-policies:words.notArchived', {
    mail: `${shown.words('archive-policies:words.mail')} ${shown.words('archive-policies:words.from', { patterns })}`,
  });

export const Blank = meta.story({
  async play(shown) {
    await seeTitle(shown, 'archive-policies:create.title');
    await expect(await find(shown, 'radio', 'archive-policies:action.DoNotArchive')).not.toBeChecked();
    await read(shown, 'archive-policies:form.words.noCondition');
    await read(shown, 'archive-policies:form.empty.senders');
    // How a pattern is written is said before the first one is, and once.
    await readHint(shown, 'archive-policies:field.senders', 'archive-policies:form.hint.patterns');
    await readHint(shown, 'archive-policies:field.recipients', 'archive-policies:form.hint.recipients');
    await readHint(shown, 'archive-policies:field.subjects', 'archive-policies:form.hint.subjects');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await fill(shown);
    await said(shown, '*@circular.example');
  },
});

/** A text may stand anywhere in a subject: the sentence says no more than that. */
export const SubjectContains = meta.story({
  async play(shown) {
    await fill(shown, 'Circulars', '');
    await enter(shown, 'archive-policies:field.subjects', 'Offer{Enter}');
    await readPart(shown, 'archive-policies:words.subject', { patterns: 'Offer' });
  },
});

export const ManyPasted = meta.story({
  async play(shown) {
    await fill(shown, 'Circulars', '');
    await userEvent.click(await fieldOf(shown, 'archive-policies:field.senders'));
    await userEvent.paste('a@one.example\nb@two.example; *@three.example');
    await see(shown, 'grid', 'archive-policies:form.list.senders', { count: 3 });
  },
});

/** What comes first takes all its mail: it says so while it is written. */
export const Shadowed = meta.story({
  async play(shown) {
    await fill(shown, 'Alerts', 'alerts@*');
    await read(shown, 'archive-policies:shadow.covered', { name: 'Monitoring' });
  },
});

/** What comes first could not be read: that is no word that nothing does. */
export const OrderUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listArchivePolicies, { once: true }).fails('Default.UnexpectedError')),
  async play(shown) {
    await fill(shown, 'Alerts', 'alerts@*');
    await read(shown, 'archive-policies:form.words.unread');
    await press(shown, 'shell:action.retry');
    await read(shown, 'archive-policies:shadow.covered', { name: 'Monitoring' });
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createArchivePolicy).hangs()),
  async play(shown) {
    await submit(shown);
    await seeBusy(shown, 'archive-policies:create.submit');
    await expect(await fieldOf(shown, 'archive-policies:field.name')).toHaveAttribute('readonly');
  },
});

export const Submitted = meta.story({
  async play(shown) {
    await submit(shown, ' Circulars ');
    await read(shown, 'archive-policies:create.done', { name: 'Circulars' });
    await expect(await pageOf(shown).findByRole('link', { name: 'Circulars' })).toBeVisible();
    await expect(shown.world.policies.at(-1)).toMatchObject({
      senderPatterns: ['*@circular.example'],
      greaterThanSizeFilter: null,
    });
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await press(shown, 'archive-policies:create.submit');
    await read(shown, 'archive-policies:form.mistake.actionMissing');
    await readHint(shown, 'archive-policies:field.name', 'archive-policies:form.mistake.nameMissing');
    await seeMistakesListed(shown, 2);
  },
});

/** A condition is asked for before anything is sent; any of them will do. */
export const InvalidWithoutCondition = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createArchivePolicy).hangs()),
  async play(shown) {
    await submit(shown, 'Circulars', '');
    await readHint(shown, 'archive-policies:field.senders', 'archive-policies:form.mistake.noRules');
    await enter(shown, 'archive-policies:field.subjects', 'Circular{Enter}');
    await waitFor(async () => expect(await fieldOf(shown, 'archive-policies:field.senders')).toBeValid());
  },
});

/** A condition that the service does not take for one is refused beside the fields that could be one. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createArchivePolicy).fails('ArchivePolicy.NoRulesDefined')),
  async play(shown) {
    await submit(shown);
    await readHint(shown, 'archive-policies:field.senders', 'archive-policies:form.mistake.noRules');
    await enter(shown, 'archive-policies:field.senders', '*@other.example{Enter}');
    await waitFor(async () => expect(await fieldOf(shown, 'archive-policies:field.senders')).toBeValid());
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createArchivePolicy).fails('Default.Forbidden')),
  async play(shown) {
    await submit(shown);
    await read(shown, 'errors:Default.Forbidden.title');
    await expect(await fieldOf(shown, 'archive-policies:field.name')).toHaveValue('Circulars');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(createArchivePolicy).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await submit(shown);
    await pageOf(shown).findByText(/4b1c-77/);
    await expect(await fieldOf(shown, 'archive-policies:field.name')).toHaveValue('Circulars');
    // Where the notice was scrolled to decides what a narrower window shows of the form.
    window.scrollTo(0, 0);
  },
});
