import { accessTokensPaths } from '@archive-console/console';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { dialogOf, pageOf, pick, press, read, readPart } from '#stories/steps.ts';
import { expired, hamburg, rowOf, tokenIn } from './tokens.ts';

/** The service knows no filter by use or by end: the console reads the whole list for them. */
const meta = preview.meta({
  title: 'Screens/Access tokens/Filtered list',
  parameters: { at: accessTokensPaths.list() },
});

const archives = 'Import of the old archives';

export const ByUse = meta.story({
  async play(shown) {
    await rowOf(shown, hamburg);
    await press(shown, 'area:list.filter');
    await press(await dialogOf(shown), 'access-tokens:field.scopes');
    await pick(shown, 'access-tokens:scope.MailImport');
    await readPart(shown, 'access-tokens:list.count', { count: 2 });
    for (const name of [archives, expired]) await rowOf(shown, name);
    // The rows of before stay until the filtered ones are drawn.
    await waitFor(() => expect(pageOf(shown).queryByText(hamburg)).toBeNull());
  },
});

export const Expired = meta.story({
  parameters: { at: `${accessTokensPaths.list()}?validity=expired` },
  async play(shown) {
    await read(await rowOf(shown, expired), 'access-tokens:list.expired');
    await expect(pageOf(shown).queryByText(hamburg)).toBeNull();
  },
});

/** Filters and the search hold together, and so do pages. */
export const Valid = meta.story({
  parameters: { at: `${accessTokensPaths.list()}?validity=valid&scope=CloudConnector&q=connector&rows=10` },
  beforeEach({ world }) {
    for (let number = 1; number <= 12; number += 1)
      world.accessTokens.put({
        id: `branch-${number}`,
        tokenType: 'TenantAccessToken',
        expiryDate: null,
        scopes: ['CloudConnector'],
        notes: `Connector in branch ${number}`,
        createdDate: '',
        holderId: null,
      });
  },
  async play(shown) {
    await readPart(shown, 'access-tokens:list.count', { count: 14 });
    await press(shown, 'area:list.page', { page: 2 });
    await readPart(shown, 'access-tokens:list.count', { count: 14 });
    await expect(pageOf(shown).queryByText(expired)).toBeNull();
  },
});

/** The list shows how an id begins, and copies the whole of it. */
export const IdCopied = meta.story({
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined),
  async play(shown) {
    const { id = '' } = tokenIn(shown.world, hamburg) ?? {};
    const row = await rowOf(shown, hamburg);
    await expect(row.getByText(`${id.slice(0, 8)}…`)).toBeVisible();
    await press(shown, 'access-tokens:list.copyId', { name: hamburg });
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(id);
  },
});
