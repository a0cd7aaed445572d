import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { saidInBoth } from './said-in-both.ts';
import { SaidTable } from './SaidTable.tsx';

const meta = preview.meta({ title: 'Foundations/Words' });

export const Actions = meta.story({
  loaders: [
    saidInBoth(['new-user:submit', 'users:edit.submit', 'users:groups.remove', 'users:delete.confirm']),
  ],
  render: (_, { loaded }) => <SaidTable caption="What buttons say" said={loaded['said']} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: 'Create user Benutzer anlegen' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
});

export const PageSentences = meta.story({
  loaders: [saidInBoth(['users:list.sentence', 'new-user:sentence'])],
  render: (_, { loaded }) => <SaidTable caption="The sentence below a heading" said={loaded['said']} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('cell', { name: /^Geben Sie jemandem/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
});

export const Errors = meta.story({
  loaders: [
    saidInBoth([
      'errors:User.NotFound.title',
      'errors:User.NotFound.text',
      'errors:Frontend.FetchError.title',
      'errors:Frontend.FetchError.text',
    ]),
  ],
  render: (_, { loaded }) => <SaidTable caption="What went wrong" said={loaded['said']} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('cell', { name: /^Jemand anders hat ihn gelöscht/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
});

export const Mistakes = meta.story({
  loaders: [saidInBoth(['shell:email.missing', 'shell:email.localPartTooLong'])],
  render: (_, { loaded }) => <SaidTable caption="What is wrong with a field" said={loaded['said']} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('cell', { name: /^Der Teil vor dem @/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
});

export const NothingThere = meta.story({
  loaders: [
    saidInBoth([
      'users:list.empty.title',
      'users:list.empty.text',
      'users:groups.empty.text',
      'home:notifications.empty',
    ]),
  ],
  render: (_, { loaded }) => <SaidTable caption="Where nothing is" said={loaded['said']} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: 'No users yet Noch keine Benutzer' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
});
