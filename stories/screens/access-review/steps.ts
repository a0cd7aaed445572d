import type { World } from '@archive-console/mocks';
import { type Place, pageOf, partOf, readPart } from '#stories/steps.ts';

/** The calls about one mailbox of the tenant: the first that is asked. */
export const aboutFirst = (world: World) => ({ path: { mailboxId: firstOf(world)?.id ?? '' } });
export const firstOf = (world: World) => world.mailboxes.select({ sortBy: 'name' }).slice(0, 1)[0];

export const nothing = { rows: [], totalRows: 0, hasMore: false };

/** Waits until every mailbox is read. */
export const complete = (shown: Place) => readPart(shown, 'objects:access.complete');

export const rowOf = async (shown: Place, name: RegExp) =>
  partOf(shown, await pageOf(shown).findByRole('row', { name }));
