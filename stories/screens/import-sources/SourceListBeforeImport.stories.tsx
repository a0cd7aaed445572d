import { importSourcesPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageOf, press, read } from '#stories/steps.ts';

/** The list of a tenant that has imported nothing. */
const meta = preview.meta({
  title: 'Screens/Import sources/List/Before an import',
  parameters: { at: importSourcesPaths.list() },
});

/** Before the consent there are none, and it is what helps. */
export const BeforeConsent = meta.story({
  parameters: { as: 'before-consent@demo.example', world: { tenant: 'before-consent' } },
  async play(shown) {
    await read(shown, 'import-sources:list.empty.textConsent');
    await press(shown, 'import-sources:list.empty.consent');
    await expect(shown.leaveTo.mock.lastCall?.[0]).toMatch(/grant-archive-permissions$/);
  },
});

/** What was never imported says so once. */
export const NeverImported = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  async play(shown) {
    const said = await pageOf(shown).findAllByText(shown.words('import-sources:state.None'));
    await expect(new Set(said.map((text) => text.closest('tr'))).size).toBe(said.length);
  },
});
