import { getGroup, updateGroupName } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { seeMistakes } from '#stories/see-mistakes.ts';
import {
  type Place,
  enter,
  fieldOf,
  find,
  live,
  pageOf,
  press,
  read,
  readHint,
  readPart,
  see,
  seeBusy,
  seeName,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { customerCare, newsletter, noGroup, rename } from './groups.ts';

const meta = preview.meta({ title: 'Screens/Groups/Edit', parameters: { at: groupsPaths.edit(newsletter) } });

const type = (shown: Place, text = 'Readers') => enter(shown, 'groups:field.name', text);

async function save(shown: Place, text?: string) {
  await type(shown, text);
  await press(shown, 'groups:edit.submit');
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getGroup).hangs()),
  async play(shown) {
    await seeTitle(shown, 'groups:action.edit');
    await seeNo(shown, 'textbox', 'groups:field.name');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await type(shown);
    const page = pageOf(shown);
    await read(shown, 'objects:form.changes.change', { from: 'Newsletter', to: 'Readers' });
    await read(shown, 'groups:edit.stays');
    const fixed = page.getByRole('textbox', { name: shown.words('groups:field.type') });
    await expect(fixed).toHaveValue(shown.words('area:groups.type.DistributionGroup'));
    await expect(fixed).toHaveAttribute('readonly');
  },
});

export const ReadOnly = meta.story({
  parameters: { at: groupsPaths.edit(customerCare) },
  async play(shown) {
    await expect(await find(shown, 'textbox', 'groups:field.name')).toHaveAttribute('readonly');
    await read(shown, 'area:origin.managed');
    await seeNo(shown, 'button', 'groups:edit.submit');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateGroupName).hangs()),
  async play(shown) {
    await save(shown);
    await seeBusy(shown, 'groups:edit.submit');
    await expect(await fieldOf(shown, 'groups:field.name')).toHaveAttribute('readonly');
  },
});

export const Saved = meta.story({
  parameters: { at: groupsPaths.edit(newsletter, 'members') },
  async play(shown) {
    await save(shown, ' Readers ');
    const page = pageOf(shown);
    await seeName(shown, 'Readers');
    await expect(
      page.getByRole('link', { name: shown.words.part('groups:list.column.members'), current: 'page' }),
    ).toBeVisible();
    await expect(shown.world.groups.get(newsletter)).toMatchObject({ name: 'Readers' });
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await save(shown, '');
    await seeMistakes(
      shown,
      1,
      await readHint(shown, 'groups:field.name', 'groups:form.mistake.nameMissing'),
    );
    await read(shown, 'objects:form.changes.invalid');
  },
});

/** The group became a managed one while its form was open. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateGroupName).fails('Group.ManagedReadonly')),
  async play(shown) {
    await save(shown);
    const field = await readHint(shown, 'groups:field.name', 'errors:Group.ManagedReadonly.title');
    await expect(field).toHaveValue('Readers');
  },
});

export const Conflict = meta.story({
  async play(shown) {
    await type(shown);
    await live(shown.world);
    rename(shown.world, newsletter, 'Weekly news');
    await read(shown, 'objects:form.conflict.theirs', {
      field: shown.words('groups:field.name'),
      value: 'Weekly news',
    });
    await expect(await fieldOf(shown, 'groups:field.name')).toHaveValue('Readers');
    await expect(await find(shown, 'button', 'groups:edit.submit')).toHaveAttribute('aria-disabled', 'true');
    await press(shown, 'objects:form.conflict.take', { field: shown.words('groups:field.name') });
    await expect(await fieldOf(shown, 'groups:field.name')).toHaveValue('Weekly news');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateGroupName).fails('Default.Forbidden')),
  async play(shown) {
    await save(shown);
    await read(shown, 'errors:Default.Forbidden.title');
    await expect(await fieldOf(shown, 'groups:field.name')).toHaveValue('Readers');
  },
});

export const NotFound = meta.story({
  parameters: { at: groupsPaths.edit(noGroup) },
  async play(shown) {
    await seeTitle(shown, 'groups:details.notFound.title');
  },
});

export const DeletedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateGroupName).fails('Group.NotFound')),
  async play(shown) {
    await save(shown);
    await readPart(shown, 'objects:form.deleted.text');
    await expect(await fieldOf(shown, 'groups:field.name')).toHaveValue('Readers');
    await see(shown, 'link', 'groups:details.toList');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(updateGroupName).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await save(shown);
    const page = pageOf(shown);
    await page.findByText(/4b1c-77/);
    await expect(await fieldOf(shown, 'groups:field.name')).toHaveValue('Readers');
  },
});
