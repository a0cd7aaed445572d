import { getArchivePolicy, updateArchivePolicy } from '@archive-console/api-client';
import { archivePoliciesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { seeMistakesListed } from '#stories/see-mistakes.ts';
import {
  alertOf,
  enter,
  fieldOf,
  live,
  pageOf,
  partOf,
  type Place,
  press,
  read,
  readHint,
  readPart,
  see,
  seeBusy,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { change, changeLive, newsletters, noPolicy, orderOf, policyIn } from './policies.ts';

const meta = preview.meta({
  title: 'Screens/Archive policies/Edit',
  parameters: { at: archivePoliciesPaths.details(newsletters) },
});

const type = (shown: Place, text = 'Circulars') => enter(shown, 'archive-policies:field.name', text);

async function save(shown: Place, text?: string) {
  await type(shown, text);
  await press(shown, 'archive-policies:edit.submit');
}

const theirs = (shown: Place, value: string) =>
  read(shown, 'objects:form.conflict.theirs', { field: shown.words('archive-policies:field.name'), value });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getArchivePolicy).hangs()),
  async play(shown) {
    await seeTitle(shown, 'archive-policies:edit.title');
    await seeNo(shown, 'textbox', 'archive-policies:field.name');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await type(shown);
    await read(shown, 'objects:form.changes.change', { from: 'Newsletters', to: 'Circulars' });
    await see(shown, 'grid', 'archive-policies:form.list.senders', { count: 2 });
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateArchivePolicy).hangs()),
  async play(shown) {
    await save(shown);
    await seeBusy(shown, 'archive-policies:edit.submit');
    await expect(await fieldOf(shown, 'archive-policies:field.name')).toHaveAttribute('readonly');
  },
});

/** It keeps its place, and what was not touched. */
export const Saved = meta.story({
  async play(shown) {
    await save(shown);
    await read(shown, 'archive-policies:edit.saved', { name: 'Circulars' });
    await expect(orderOf(shown.world)[2]).toBe('Circulars');
    await expect(policyIn(shown.world, newsletters)).toMatchObject({
      greaterThanSizeFilter: { unitAmount: 10, unitType: 'Mb' },
      lessThanSizeFilter: null,
    });
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await save(shown, '');
    await readHint(shown, 'archive-policies:field.name', 'archive-policies:form.mistake.nameMissing');
    await seeMistakesListed(shown, 1);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateArchivePolicy).fails('ArchivePolicy.NoRulesDefined')),
  async play(shown) {
    await save(shown);
    await readHint(shown, 'archive-policies:field.senders', 'archive-policies:form.mistake.noRules');
    await expect(await fieldOf(shown, 'archive-policies:field.name')).toHaveValue('Circulars');
  },
});

/** Another person was faster, and the page did not hear of it: the service refuses, and both versions are shown. */
export const Conflict = meta.story({
  async play(shown) {
    await type(shown);
    change(shown.world, newsletters, { name: 'Weekly news' });
    await press(shown, 'archive-policies:edit.submit');
    await read(shown, 'errors:ArchivePolicy.ConcurrentModification.title');
    await theirs(shown, 'Weekly news');
    await expect(await fieldOf(shown, 'archive-policies:field.name')).toHaveValue('Circulars');
    await press(shown, 'objects:form.conflict.keep', { field: shown.words('archive-policies:field.name') });
    await press(shown, 'archive-policies:edit.submit');
    await read(shown, 'archive-policies:edit.saved', { name: 'Circulars' });
    await expect(policyIn(shown.world, newsletters)).toMatchObject({ name: 'Circulars', version: 6 });
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await type(shown);
    await live(shown.world);
    changeLive(shown.world, newsletters, { name: 'Weekly news' });
    await theirs(shown, 'Weekly news');
    await press(shown, 'objects:form.conflict.take', { field: shown.words('archive-policies:field.name') });
    await expect(await fieldOf(shown, 'archive-policies:field.name')).toHaveValue('Weekly news');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateArchivePolicy).fails('Default.Forbidden')),
  async play(shown) {
    await save(shown);
    await read(shown, 'errors:Default.Forbidden.title');
    await expect(await fieldOf(shown, 'archive-policies:field.name')).toHaveValue('Circulars');
  },
});

export const NotFound = meta.story({
  parameters: { at: archivePoliciesPaths.details(noPolicy) },
  async play(shown) {
    await seeTitle(shown, 'archive-policies:edit.notFound.title');
  },
});

export const DeletedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateArchivePolicy).fails('ArchivePolicy.NotFound')),
  async play(shown) {
    await save(shown);
    await readPart(shown, 'objects:form.deleted.text');
    await expect(await fieldOf(shown, 'archive-policies:field.name')).toHaveValue('Circulars');
    await see(partOf(shown, await alertOf(shown)), 'link', 'archive-policies:edit.toList');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(updateArchivePolicy).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await save(shown);
    const trace = await pageOf(shown).findByText(/4b1c-77/);
    await expect(await fieldOf(shown, 'archive-policies:field.name')).toHaveValue('Circulars');
    // A page that is scrolled is somewhere else in another width and language: what is said stands at its top.
    scrollTo({ top: 0, behavior: 'instant' });
    await expect(trace).toBeVisible();
  },
});
