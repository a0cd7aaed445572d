import { createUser, listUsers } from '@archive-console/api-client';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({ title: 'Screens/Users/Create', parameters: { at: '/home/users/create-user' } });

interface Shown {
  canvasElement: HTMLElement;
}
const pageOf = ({ canvasElement }: Shown) => within(canvasElement.ownerDocument.body);
const submit = async (shown: Shown) =>
  userEvent.click(await pageOf(shown).findByRole('button', { name: 'Create user' }));

/** A toast comes in by moving; visible it is only then. */
const expectMessage = async (shown: Shown, text: string) => {
  const words = await pageOf(shown).findByText(text);
  await waitFor(() => expect(words).toBeVisible());
};

const summed = async (shown: Shown, title: string) => {
  const summary = await pageOf(shown).findByRole('region', { name: title });
  await waitFor(() => expect(summary).toHaveFocus());
};

const lena = {
  'User name': 'lena.sommer',
  'E-mail': 'lena.sommer@kanzlei-lund.example',
  'First name': 'Lena',
  'Last name': 'Sommer',
};

async function fill(shown: Shown, values: Record<string, string> = lena) {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.type(await pageOf(shown).findByRole('textbox', { name: label }), value);
  }
}
async function keepsInput(shown: Shown) {
  await expect(pageOf(shown).getByRole('textbox', { name: 'First name' })).toHaveValue('Lena');
  await expect(pageOf(shown).getByRole('textbox', { name: 'E-mail' })).toHaveValue(lena['E-mail']);
}

export const Blank = meta.story({
  async play(shown) {
    await expect(await pageOf(shown).findByRole('heading', { level: 1, name: 'Create user' })).toBeVisible();
    await expect(pageOf(shown).getByRole('textbox', { name: 'User name' })).toBeRequired();
    await expect(pageOf(shown).getByText(/this says what will happen/)).toBeVisible();
  },
});

export const Filled = meta.story({
  async play(shown) {
    await fill(shown);
    const words = pageOf(shown).getByRole('region', { name: 'In words' });
    await expect(words).toHaveTextContent(/Lena Sommer signs in as lena\.sommer/);
    await expect(pageOf(shown).getByRole('textbox', { name: 'Display name' })).toHaveAccessibleDescription(
      /“Lena Sommer”/,
    );
  },
});

/** What is typed half is no fact yet. */
export const HalfTyped = meta.story({
  async play(shown) {
    await fill(shown, { ...lena, 'E-mail': 'lena@' });
    const words = pageOf(shown).getByRole('region', { name: 'In words' });
    await expect(words).toHaveTextContent(/signs in as lena\.sommer\. The e-mail address is still missing\./);
    await expect(words).not.toHaveTextContent('lena@');
  },
});

export const LeavingUnsaved = meta.story({
  async play(shown) {
    await fill(shown);
    await userEvent.click(pageOf(shown).getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await pageOf(shown).findByRole('button', { name: 'Keep editing' }));
    await keepsInput(shown);
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createUser).hangs()),
  async play(shown) {
    await fill(shown);
    await submit(shown);
    await expect(pageOf(shown).getByRole('button', { name: 'Create user' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    for (const field of pageOf(shown).getAllByRole('textbox')) {
      await expect(field).toHaveAttribute('readonly');
    }
    await userEvent.type(pageOf(shown).getByRole('textbox', { name: 'First name' }), 'na');
    await keepsInput(shown);
  },
});

export const Submitted = meta.story({
  async play(shown) {
    await fill(shown);
    await submit(shown);
    await expectMessage(shown, 'Lena Sommer created');
    await expect(await pageOf(shown).findByRole('heading', { level: 1, name: 'Lena Sommer' })).toBeVisible();
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await fill(shown, { 'User name': 'lena sommer', 'E-mail': 'Lena <lena@kanzlei-lund.example>' });
    await submit(shown);
    await summed(shown, '2 things to correct');
    const email = pageOf(shown).getByRole('textbox', { name: 'E-mail' });
    await expect(email).toHaveAccessibleDescription(/without a name and angle brackets/);
  },
});

export const Rejected = meta.story({
  async play(shown) {
    await fill(shown, { ...lena, 'E-mail': 'lena.sommer@lindenhof.example' });
    await submit(shown);
    await summed(shown, 'One thing to correct');
    const email = pageOf(shown).getByRole('textbox', { name: 'E-mail' });
    await expect(email).toHaveAccessibleDescription(/has to come from Microsoft 365/);
  },
});

export const Conflict = meta.story({
  async play(shown) {
    await fill(shown, { ...lena, 'User name': 'amelie.brandt' });
    await submit(shown);
    await summed(shown, 'One thing to correct');
    const said = pageOf(shown).getAllByText(/The service does not say which/);
    await expect(said.map((words) => words.textContent)).toEqual([
      'The user name or the e-mail is taken. The service does not say which; change one of them.',
    ]);
    const userName = pageOf(shown).getByRole('textbox', { name: 'User name' });
    const email = pageOf(shown).getByRole('textbox', { name: 'E-mail' });
    for (const field of [userName, email]) {
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(/^May be taken\./);
      await expect(field).not.toHaveAttribute('readonly');
    }
  },
});

export const ConflictMended = meta.story({
  async play(context) {
    await Conflict.play(context);
    const userName = pageOf(context).getByRole('textbox', { name: 'User name' });
    await userEvent.type(userName, '2');
    await expect(userName).toBeValid();
    await expect(pageOf(context).getByRole('textbox', { name: 'E-mail' })).toBeValid();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createUser).fails('Default.Forbidden')),
  async play(shown) {
    await fill(shown);
    await submit(shown);
    await expectMessage(shown, 'You are not allowed to do this');
    await keepsInput(shown);
  },
});

/** The service did it, and only its answer was lost: the console looks before it says anything. */
export const AnswerLost = meta.story({
  beforeEach: ({ world }) =>
    void world.faults.add({ operation: createUser, kind: 'bad-gateway', isDone: true }),
  async play(shown) {
    await fill(shown);
    await submit(shown);
    await expect(await pageOf(shown).findByRole('heading', { level: 1, name: 'Lena Sommer' })).toBeVisible();
    await expectMessage(shown, shown.words('errors:detail.lookedUp'));
  },
});

/** Nothing can be read either: no one knows, and the form says so. */
export const AnswerUnknown = meta.story({
  beforeEach: ({ world }) => {
    world.faults.add({ operation: createUser, kind: 'bad-gateway', isDone: true });
    world.faults.add({ operation: listUsers, kind: 'unavailable' });
  },
  async play(shown) {
    await fill(shown);
    await submit(shown);
    await expectMessage(shown, 'Whether it was done could not be found out. Check before you try again.');
    await keepsInput(shown);
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createUser).fails('Default.UnexpectedError')),
  async play(shown) {
    await fill(shown);
    await submit(shown);
    await expectMessage(shown, 'Default.UnexpectedError');
    await keepsInput(shown);
  },
});
