import { createGroup, listGroups } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { holdAnswer } from '#stories/hold-answer.ts';
import { seeMistakes } from '#stories/see-mistakes.ts';
import {
  type Place,
  enter,
  fieldOf,
  find,
  follow,
  goTo,
  pageOf,
  pick,
  press,
  read,
  readAlert,
  readHint,
  readPart,
  see,
  seeBusy,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';

const meta = preview.meta({ title: 'Screens/Groups/Create', parameters: { at: groupsPaths.create() } });

async function fill(shown: Place, text = 'Project Nordlicht') {
  await enter(shown, 'groups:field.name', text);
  await pick(shown, 'area:groups.type.SecurityGroup');
}

async function submit(shown: Place, text?: string) {
  await fill(shown, text);
  await press(shown, 'groups:list.create');
}

export const Blank = meta.story({
  async play(shown) {
    await seeTitle(shown, 'groups:list.create');
    await expect(await find(shown, 'radio', 'area:groups.type.Default')).toBeChecked();
    await readPart(shown, 'groups:create.words.start');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await fill(shown);
    const words = pageOf(shown).getByRole('region', { name: shown.words('objects:form.inWords') });
    await expect(words).toHaveTextContent(
      shown.words('groups:create.words.exists', {
        name: 'Project Nordlicht',
        type: shown.words('area:groups.type.SecurityGroup'),
      }),
    );
    await expect(words).toHaveTextContent(shown.words('groups:purpose.SecurityGroup'));
  },
});

/** What is typed is text, also where it looks like a tag. */
export const TypedTag = meta.story({
  async play(shown) {
    await fill(shown, '<b>Board</b> & co');
    const words = pageOf(shown).getByRole('region', { name: shown.words('objects:form.inWords') });
    await expect(words).toHaveTextContent(
      shown.words.part('groups:create.words.exists', { name: '<b>Board</b> & co' }),
    );
  },
});

export const LeavingUnsaved = meta.story({
  async play(shown) {
    await fill(shown);
    await follow(shown, 'shell:action.cancel');
    await press(shown, 'shell:unsaved.stay');
    await expect(await fieldOf(shown, 'groups:field.name')).toHaveValue('Project Nordlicht');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createGroup).hangs()),
  async play(shown) {
    await submit(shown);
    await seeBusy(shown, 'groups:list.create');
    await expect(await fieldOf(shown, 'groups:field.name')).toHaveAttribute('readonly');
    await pick(shown, 'area:groups.type.Default');
    await expect(await find(shown, 'radio', 'area:groups.type.SecurityGroup')).toBeChecked();
  },
});

export const Submitted = meta.story({
  async play(shown) {
    await submit(shown, '  Project Nordlicht ');
    await read(shown, 'groups:create.done', { name: 'Project Nordlicht' });
    await see(shown, 'heading', 'groups:members.empty.title', { name: 'Project Nordlicht' });
    const group = [...shown.world.groups.rows()].find((row) => row.name === 'Project Nordlicht');
    await expect(group).toMatchObject({ groupType: 'SecurityGroup', hasExternalReference: false });
  },
});

/**
 * Who has left before the answer comes is not led away from what they type by then, and keeps the draft of it: a message
 * says how it ended.
 */
export const LeftMeanwhile = meta.story({
  async play(shown) {
    const { held, answer } = holdAnswer();
    shown.msw.use(on(createGroup, { once: true }).hangs(held));
    await submit(shown);
    await seeBusy(shown, 'groups:list.create');
    await goTo(shown, 'shell:navigation.groups');
    await press(shown, 'shell:unsaved.leave');
    await seeTitle(shown, 'groups:list.title');
    await follow(shown, 'groups:list.create');
    await seeTitle(shown, 'groups:create.title');
    await enter(shown, 'groups:field.name', 'Second');
    const draft = () => sessionStorage.getItem('ac.drafts') ?? '';
    await waitFor(() => expect(draft()).toContain('Second'));
    answer();
    await read(shown, 'groups:create.done', { name: 'Project Nordlicht' });
    await expect(draft()).toContain('Second');
    // What would lead on asks here first, and this takes longer.
    await enter(shown, 'groups:field.name', 'Second group');
    await seeNo(shown, 'alertdialog', 'shell:unsaved.title');
    await press(shown, 'groups:list.create');
    await read(shown, 'groups:create.done', { name: 'Second group' });
    await see(shown, 'heading', 'groups:members.empty.title', { name: 'Second group' });
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await submit(shown, '   ');
    await seeMistakes(
      shown,
      1,
      await readHint(shown, 'groups:field.name', 'groups:form.mistake.nameMissing'),
    );
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createGroup).fails('Default.ValidationError')),
  async play(shown) {
    await submit(shown);
    const field = await readHint(shown, 'groups:field.name', 'groups:form.mistake.nameRefused');
    await userEvent.type(field, ' 2');
    await expect(field).toBeValid();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createGroup).fails('Default.Forbidden')),
  async play(shown) {
    await submit(shown);
    await read(shown, 'errors:Default.Forbidden.title');
    await expect(await fieldOf(shown, 'groups:field.name')).toHaveValue('Project Nordlicht');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createGroup).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await submit(shown);
    const page = pageOf(shown);
    await page.findByText(/4b1c-77/);
    await expect(await fieldOf(shown, 'groups:field.name')).toHaveValue('Project Nordlicht');
  },
});

/** A code that the console has no words for: what was not done is named, beside what support asks for. */
export const RejectedUnknown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(createGroup).fails('Group.QuotaReached', { status: 409, traceId: '4b1c-77' })),
  async play(shown) {
    await submit(shown);
    await read(shown, 'groups:create.failed', { name: 'Project Nordlicht' });
    await pageOf(shown).findByText('Group.QuotaReached');
    await pageOf(shown).findByText(/4b1c-77/);
    await expect(await fieldOf(shown, 'groups:field.name')).toHaveValue('Project Nordlicht');
  },
});

/** What became of it could not be read, nor does the hub report it: the next press looks, and sends nothing. */
export const LookedUpAgain = meta.story({
  beforeEach: ({ world }) => void spyOn(world.hub, 'notify').mockImplementation(() => undefined),
  async play(shown) {
    const { faults, groups } = shown.world;
    faults.add({ operation: createGroup, kind: 'bad-gateway', isDone: true });
    faults.add({ operation: listGroups, kind: 'unavailable' });
    await submit(shown);
    await readAlert(shown, 'errors:detail.unknown');
    faults.clear();
    await press(shown, 'groups:list.create');
    await readAlert(shown, 'errors:detail.alike');
    await expect([...groups.rows()].filter(({ name }) => name === 'Project Nordlicht')).toHaveLength(1);
  },
});
