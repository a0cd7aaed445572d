import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { operation } from '../operation.ts';
import { pagedAssumptions, pagedRequest, pageOf } from '../paging.ts';
import { bareOrIn, objectWith, optionalText } from '../reading.ts';
import { IMPORT_SOURCE_TYPES, importSource, importSourceStatus } from '../shapes/import-source.ts';
import { IMPORT_TASK_STATE_FILTERS, importTask, importTaskOptions } from '../shapes/import-task.ts';

/**
 * How the sources of a start or a cancellation are named: one by one, or as all that match a filter (D36; the values
 * are a guess).
 */
export const IMPORT_SELECTION_TYPES = ['Ids', 'Filter'] as const;

// What may be sent of it says `importSourceFilterOf`.
const typedFilter = {
  importSourceType: v.optional(openEnum(IMPORT_SOURCE_TYPES)),
  importSourceTaskState: v.optional(v.picklist(IMPORT_TASK_STATE_FILTERS)),
};

const selection = {
  selectionType: v.picklist(IMPORT_SELECTION_TYPES),
  /** With `Ids`: all of them or none. */
  ids: v.optional(v.array(v.string())),
  /** With `Filter`: free text, as in the list. */
  filter: v.optional(v.string()),
  ...typedFilter,
};

/** A public folder that has addresses of its own; the specification does not show what is known of one. */
export const publicFolder = v.object({
  id: v.string(),
  displayName: optionalText,
  primaryAddress: optionalText,
});

/** A public folder that has addresses of its own. */
export type PublicFolder = v.InferOutput<typeof publicFolder>;

/** The kinds of source the tenant can import from; one that no enumeration knows is as good as any (D3). */
export const listImportSourceTypes = operation({
  name: 'listImportSourceTypes',
  noun: 'import-sources',
  summary: 'Lists the types of import source that are available.',
  method: 'GET',
  path: '/import-sources/get-available-import-source-types',
  access: 'bearer',
  effect: 'read',
  answers: bareOrIn('rows', v.array(openEnum(IMPORT_SOURCE_TYPES))),
  errors: [],
  assumed: { answers: 'D3' },
});

/** One source. */
export const getImportSource = operation({
  name: 'getImportSource',
  noun: 'import-sources',
  summary: 'Reads an import source.',
  method: 'GET',
  path: '/import-sources/get-import-source/{importSourceId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ importSourceId: v.string() }),
  answers: importSource,
  errors: ['ImportSource.NotFound'],
  assumed: { answers: 'O057', errors: 'O057' },
});

/** One page of the sources, each with how its latest import stands; send the filters of {@link importSourceFilterOf}. */
export const listImportSources = operation({
  name: 'listImportSources',
  noun: 'import-sources',
  summary: 'Lists import sources and how their imports stand.',
  method: 'POST',
  path: '/import-sources/get-import-source-tasks',
  access: 'bearer',
  effect: 'read',
  takes: objectWith(pagedRequest, typedFilter),
  answers: pageOf(importSourceStatus),
  errors: [],
  assumed: pagedAssumptions({ 'takes.importSourceType': 'D26', 'takes.importSourceTaskState': 'D38' }),
});

/** One import of a source. */
export const getImportTask = operation({
  name: 'getImportTask',
  noun: 'import-sources',
  summary: 'Reads an import task.',
  method: 'GET',
  path: '/import-sources/get-import-task/{importTaskId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ importTaskId: v.string() }),
  answers: importTask,
  errors: ['ImportTask.NotFound'],
  assumed: { answers: 'O059', errors: 'O059' },
});

/** One page of the imports of one source, in the order in which they were started unless sorted otherwise. */
export const listImportTasks = operation({
  name: 'listImportTasks',
  noun: 'import-sources',
  summary: 'Lists the imports of a source.',
  method: 'POST',
  path: '/import-sources/get-import-tasks',
  access: 'bearer',
  effect: 'read',
  takes: objectWith(pagedRequest, { importSourceId: v.string() }),
  answers: pageOf(importTask),
  errors: ['ImportSource.NotFound'],
  assumed: pagedAssumptions({ 'takes.importSourceId': 'O060', errors: 'O060' }),
});

/** One page of the public folders with addresses of their own, as the mail server knows them. */
export const listMailEnabledPublicFolders = operation({
  name: 'listMailEnabledPublicFolders',
  noun: 'import-sources',
  summary: 'Lists public folders that have addresses.',
  method: 'POST',
  path: '/import-sources/get-mail-enabled-public-folders',
  access: 'bearer',
  effect: 'read',
  takes: v.object(pagedRequest),
  answers: pageOf(publicFolder),
  errors: ['ImportSource.InvalidTenantType', 'CloudConnector.NotConnected'],
  assumed: pagedAssumptions({ answers: 'O061', errors: 'O061' }),
});

/**
 * Starts an import of every source that is named. By `Ids` all of them or none; by `Filter` those that can be started,
 * the others are passed over (D36). Build `importTaskOptions` with {@link importTaskOptionsOf}.
 */
export const startImport = operation({
  name: 'startImport',
  noun: 'import-sources',
  summary: 'Starts imports.',
  method: 'POST',
  path: '/import-sources/start-import',
  access: 'bearer',
  effect: 'write',
  takes: objectWith(selection, { importTaskOptions: v.optional(importTaskOptions) }),
  errors: [
    'ImportSource.NotFound',
    'ImportSource.InvalidTenantType',
    'ImportSource.Orphaned',
    'ImportSource.CannotScheduleWithAutoStart',
    'ImportSource.CannotScheduleScheduledSource',
    'Import.CannotProvisionInInvalidTenantState',
    'CloudConnector.NotConnected',
    'CloudConnector.DelegateNotRegistered',
    'UmaImportTask.FileNameMalformed',
    'UmaImportTask.FileHashMismatch',
  ],
  assumed: { 'takes.selectionType': 'D36', errors: 'O062' },
});

/**
 * Cancels the running import of every source that is named, as {@link startImport} names them. It ends a moment later;
 * a source that imports nothing is passed over (D37).
 */
export const cancelImport = operation({
  name: 'cancelImport',
  noun: 'import-sources',
  summary: 'Cancels imports.',
  method: 'POST',
  path: '/import-sources/cancel-import',
  access: 'bearer',
  effect: 'write',
  takes: v.object(selection),
  errors: ['ImportSource.NotFound', 'ImportSource.CannotCancelWithAutoStart'],
  assumed: { takes: 'D37', errors: 'O055' },
});
