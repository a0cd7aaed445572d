import { createGroup } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageOf } from './groups.ts';

const meta = preview.meta({ title: 'Screens/Groups/Create', parameters: { at: groupsPaths.create() } });

const name = { name: 'Name' };

async function fill(canvasElement: HTMLElement, text = 'Project Nordlicht') {
  const page = pageOf(canvasElement);
  await userEvent.type(await page.findByRole('textbox', name), text);
  await userEvent.click(page.getByRole('radio', { name: 'Security group' }));
  return page;
}

async function submit(canvasElement: HTMLElement, text?: string) {
  const page = await fill(canvasElement, text);
  await userEvent.click(page.getByRole('button', { name: 'Create group' }));
  return page;
}

export const Blank = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Create group' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'General group' })).toBeChecked();
    await expect(page.getByText(/this says what will exist/)).toBeVisible();
  },
});

export const Filled = meta.story({
  async play({ canvasElement }) {
    const page = await fill(canvasElement);
    const words = page.getByRole('region', { name: 'In words' });
    await expect(words).toHaveTextContent(
      'The group Project Nordlicht will exist. Its type: Security group.',
    );
    await expect(words).toHaveTextContent(/^.*For access: permissions/);
  },
});

/** What is typed is text, also where it looks like a tag. */
export const TypedTag = meta.story({
  async play({ canvasElement }) {
    const page = await fill(canvasElement, '<b>Board</b> & co');
    const words = page.getByRole('region', { name: 'In words' });
    await expect(words).toHaveTextContent('The group <b>Board</b> & co will exist.');
  },
});

export const LeavingUnsaved = meta.story({
  async play({ canvasElement }) {
    const page = await fill(canvasElement);
    await userEvent.click(page.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await page.findByRole('button', { name: 'Keep editing' }));
    await expect(page.getByRole('textbox', name)).toHaveValue('Project Nordlicht');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createGroup).hangs()),
  async play({ canvasElement }) {
    const page = await submit(canvasElement);
    await expect(await page.findByRole('button', { name: 'Create group', busy: true })).toBeVisible();
    await expect(page.getByRole('textbox', name)).toHaveAttribute('readonly');
    await userEvent.click(page.getByRole('radio', { name: 'General group' }));
    await expect(page.getByRole('radio', { name: 'Security group' })).toBeChecked();
  },
});

export const Submitted = meta.story({
  async play({ canvasElement, world }) {
    const page = await submit(canvasElement, '  Project Nordlicht ');
    await page.findByText('Project Nordlicht created');
    await expect(
      await page.findByRole('heading', { name: 'Project Nordlicht has no members' }),
    ).toBeVisible();
    const group = [...world.groups.rows()].find((row) => row.name === 'Project Nordlicht');
    await expect(group).toMatchObject({ groupType: 'SecurityGroup', hasExternalReference: false });
  },
});

export const Invalid = meta.story({
  async play({ canvasElement }) {
    const page = await submit(canvasElement, '   ');
    const summary = await page.findByRole('region', { name: 'One thing to correct' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(page.getByRole('textbox', name)).toHaveAccessibleDescription(/Enter a name/);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createGroup).fails('Default.ValidationError')),
  async play({ canvasElement }) {
    const page = await submit(canvasElement);
    const field = page.getByRole('textbox', name);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/does not take this name/));
    await userEvent.type(field, ' 2');
    await expect(field).toBeValid();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createGroup).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    const page = await submit(canvasElement);
    await expect(await page.findByText('You are not allowed to do this')).toBeVisible();
    await expect(page.getByRole('textbox', name)).toHaveValue('Project Nordlicht');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createGroup).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const page = await submit(canvasElement);
    await page.findByText(/4b1c-77/);
    await expect(page.getByRole('textbox', name)).toHaveValue('Project Nordlicht');
  },
});
