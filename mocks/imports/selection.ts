import type { cancelImport, InputOf } from '@archive-console/api-client';
import { isAsked } from '../lists/is-asked.ts';
import { refuseField } from '../refusal.ts';
import type { World } from '../world.ts';
import { sourceWith } from './find.ts';
import type { HeldSource } from './imports.ts';
import { availableTypes } from './source-type.ts';

type Selection = InputOf<typeof cancelImport>;
type TypedFilter = Pick<Selection, 'importSourceType' | 'importSourceTaskState'>;

/** What a source must fulfill besides the text. A type the tenant cannot have is refused. */
export function passes(world: World, wanted: TypedFilter): (source: HeldSource) => boolean {
  const { importSourceType: type, importSourceTaskState: state } = wanted;
  const known = [...world.importSources.rows()].map(({ importSourceType }) => importSourceType);
  if (type !== undefined && ![...availableTypes(world.tenant), ...known].includes(type))
    refuseField('importSourceType', 'There is no such type here.');
  return ({ importSourceType, importSourceTaskState }) =>
    isAsked(type, importSourceType) && isAsked(state, importSourceTaskState);
}

/** The sources that are named one by one, all of which must be there. */
function named(world: World, ids: readonly string[]): HeldSource[] {
  if (ids.length === 0) refuseField('ids', 'It is empty.');
  return [...new Set(ids)].map((id) => sourceWith(world, id));
}

/** The sources a start or a cancellation is about; of those that match a filter, the ones that can take it. */
export function selected(
  world: World,
  selection: Selection,
  canTake: (source: HeldSource) => boolean,
): HeldSource[] {
  if (selection.selectionType === 'Ids') return named(world, selection.ids ?? []);
  const keeps = passes(world, selection);
  const found = world.importSources.select({
    filter: selection.filter,
    keeps: (source) => keeps(source) && canTake(source),
  });
  return found.slice();
}
