import { IMPORT_SOURCE_TYPES } from './import-source.ts';
import { IMPORT_TASK_STATE_FILTERS } from './import-task.ts';

/** The typed filters of import sources, as they are sent. */
export interface ImportSourceFilter {
  /** One of `IMPORT_SOURCE_TYPES`, or another that the service serves. Left out for all. */
  importSourceType?: string;
  /** How the source's task stands. Left out for all. */
  importSourceTaskState?: (typeof IMPORT_TASK_STATE_FILTERS)[number];
}

/**
 * The typed filters that may be sent, of those the caller asks for (an address can hold anything):
 * a type that is neither enumerated nor among the `served` ones, and a state a list cannot be
 * filtered by, are dropped (specification, section 5; D38).
 *
 * @param served what {@link listImportSourceTypes} answered; none while it is not known yet
 */
export function importSourceFilterOf(
  wanted: {
    importSourceType?: string | null | undefined;
    importSourceTaskState?: string | null | undefined;
  },
  served: readonly string[] = [],
): ImportSourceFilter {
  const { importSourceType: type, importSourceTaskState: asked } = wanted;
  const state = IMPORT_TASK_STATE_FILTERS.find((known) => known === asked);
  const isKnown = typeof type === 'string' && [...IMPORT_SOURCE_TYPES, ...served].includes(type);
  return {
    ...(isKnown ? { importSourceType: type } : {}),
    ...(state === undefined ? {} : { importSourceTaskState: state }),
  };
}
