import { archivePoliciesPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, find, pageOf, read } from '#stories/steps.ts';
import { change, newsletters } from './policies.ts';

/** Policies that never decide are marked, wherever they are looked at. */
const meta = preview.meta({
  title: 'Screens/Archive policies/List, never deciding',
  parameters: { at: archivePoliciesPaths.list() },
});

/** Two limits that no mail can meet. */
export const Impossible = meta.story({
  beforeEach: ({ world }) =>
    change(world, newsletters, { lessThanSizeFilter: { unitAmount: 5, unitType: 'Mb' } }),
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: 'Newsletters' });
    await read(shown, 'archive-policies:shadow.impossible');
  },
});

/** What is typed into one policy leaves nothing for a later one. */
export const OtherThanEdited = meta.story({
  parameters: { at: archivePoliciesPaths.details(newsletters) },
  beforeEach({ world }) {
    const [news] = world.policies.filter(({ id }) => id === newsletters);
    if (news === undefined) return;
    world.policies.push({ ...news, id: 'late', name: 'Circulars', senderPatterns: ['*@circular.example'] });
  },
  async play(shown) {
    await find(shown, 'textbox', 'archive-policies:field.name');
    await expect(pageOf(shown).queryByText(shown.words.part('archive-policies:shadow.other'))).toBeNull();
    await enter(shown, 'archive-policies:field.senders', '*@circular.example{Enter}');
    await read(shown, 'archive-policies:shadow.other', { name: 'Circulars' });
  },
});
