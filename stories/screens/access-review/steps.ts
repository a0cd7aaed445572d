import type { World } from '@archive-console/mocks';
import { type Place, pageOf, partOf, seen } from '#stories/steps.ts';

/** The calls about one mailbox of the tenant: the first that is asked. */
export const aboutFirst = (world: World) => ({ path: { mailboxId: firstOf(world)?.id ?? '' } });
export const firstOf = (world: World) => world.mailboxes.select({ sortBy: 'name' }).slice(0, 1)[0];

export const nothing = { rows: [], totalRows: 0, hasMore: false };

/** Waits until every mailbox is read, one after the other. */
export const complete = async (shown: Place) =>
  seen(await pageOf(shown).findByText(shown.words.part('objects:reading.complete'), {}, { timeout: 30_000 }));

/** Waits until this mailbox is read. To look for a row by its name again and again takes the time of the reading. */
export const mailboxRead = (shown: Place, name: string) =>
  pageOf(shown).findByText(name, { selector: 'tbody *' });

export const rowOf = async (shown: Place, name: RegExp) =>
  partOf(shown, await pageOf(shown).findByRole('row', { name }));
