import {
  cancelImport,
  getImportSource,
  getImportTask,
  type ImportTask,
  type ImportTaskOptions,
  listImportSources,
  listImportSourceTypes,
  listImportTasks,
  listMailEnabledPublicFolders,
  startImport,
} from '@archive-console/api-client';
import { sourceWith, taskWith } from '../imports/find.ts';
import type { HeldTask } from '../imports/imports.ts';
import { obstacleTo } from '../imports/obstacle.ts';
import { cancel } from '../imports/run.ts';
import { schedule } from '../imports/schedule.ts';
import { passes, selected } from '../imports/selection.ts';
import { availableTypes } from '../imports/source-type.ts';
import { importSourceOf, importSourceStatusOf } from '../imports/sources.ts';
import { listOf } from '../lists/list.ts';
import { refuse, refuseField } from '../refusal.ts';
import { rule } from '../rule.ts';
import { consentedMicrosoftOf } from '../tenants/facts-of.ts';
import type { World } from '../world.ts';

function importTaskOf({ importSourceId: _, scheduledAt: __, ...task }: HeldTask): ImportTask {
  return task;
}

/** Only a tenant whose mail lies somewhere else has something to import. */
function requireImports(world: World): void {
  if (availableTypes(world.tenant).length === 0) refuse('ImportSource.InvalidTenantType');
  if (world.tenant?.tenantState !== 'Ready') refuse('Import.CannotProvisionInInvalidTenantState');
}

function requireSpan({ includeFrom, includeTo }: ImportTaskOptions): void {
  if (includeFrom && includeTo && includeFrom > includeTo)
    refuseField('importTaskOptions.includeFrom', 'It lies after `includeTo`.');
}

export const importSourcesRules = [
  rule(listImportSourceTypes, ({ world }) => availableTypes(world.tenant)),
  rule(getImportSource, ({ world, input }) => importSourceOf(sourceWith(world, input.importSourceId))),
  rule(listImportSources, ({ world, input }) => {
    const page = listOf(world.importSources, input, passes(world, input));
    return { ...page, rows: page.rows.map(importSourceStatusOf) };
  }),
  rule(getImportTask, ({ world, input }) => importTaskOf(taskWith(world, input.importTaskId))),
  rule(listImportTasks, ({ world, input }) => {
    const { id } = sourceWith(world, input.importSourceId);
    const page = listOf(world.importTasks, input, ({ importSourceId }) => importSourceId === id);
    return { ...page, rows: page.rows.map(importTaskOf) };
  }),
  rule(listMailEnabledPublicFolders, ({ world, input }) => {
    if (availableTypes(world.tenant).length === 0) refuse('ImportSource.InvalidTenantType');
    if (world.microsoft !== undefined) consentedMicrosoftOf(world);
    else if (!world.cloudConnector.isConnected) refuse('CloudConnector.NotConnected');
    return listOf(world.publicFolders, input);
  }),
  rule(startImport, ({ world, input }) => {
    requireImports(world);
    const { importTaskOptions: options } = input;
    if (options !== undefined) requireSpan(options);
    const sources = selected(world, input, (source) => obstacleTo(world, source) === undefined);
    for (const source of sources) {
      const obstacle = obstacleTo(world, source);
      if (obstacle !== undefined) refuse(obstacle, `${source.displayName} cannot be imported.`);
    }
    schedule(world, sources, world.clock.now(), { options });
  }),
  rule(cancelImport, ({ world, input }) => {
    const sources = selected(world, input, ({ autoStart }) => !autoStart);
    if (sources.some(({ autoStart }) => autoStart)) refuse('ImportSource.CannotCancelWithAutoStart');
    const running = sources.flatMap(({ id, importSourceTaskState }) =>
      importSourceTaskState === 'CancellationPending' ? [] : (world.importRuns.get(id) ?? []),
    );
    for (const run of running) cancel(world, run);
    if (running.length === 0) return;
    world.hub.notify('ImportSourcesChanged', { ids: running.map(({ sourceId }) => sourceId) });
  }),
];
