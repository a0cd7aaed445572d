import {
  type ApiClient,
  cancelImport,
  createMailbox,
  getImportSource,
  getImportTask,
  listImportSources,
  listImportTasks,
  listMailEnabledPublicFolders,
  startImport,
} from '@archive-console/api-client';
import { importSourceIdOf } from '@archive-console/mocks';
import { firstPage, stage } from '../stage.ts';
import type { Provocation, Provoked } from './provocation.ts';

const none = { importSourceId: 'none' };
const byId = (id: string) => ({ selectionType: 'Ids' as const, ids: [id] });
const start = (client: ApiClient, id: string) => client.call(startImport, byId(id));

const startOf =
  (name: string): Provocation =>
  ({ client }) =>
    start(client, importSourceIdOf(name));

/** In another tenant, whichever of its sources. */
const startIn = (tenant: string) => async () => {
  const { client } = await stage({ tenant });
  const { rows } = await client.call(listImportSources, firstPage);
  return start(client, rows[0]?.importSourceId ?? 'none');
};

const startNew =
  (name: string, mailboxType: 'UmaArchive' | 'PublicFolder'): Provocation =>
  async ({ client }) => {
    const { id } = await client.call(createMailbox, { name, mailboxType });
    return start(client, importSourceIdOf(id));
  };

export const importSourcesProvoked: readonly Provoked[] = [
  [getImportSource, { 'ImportSource.NotFound': ({ client }) => client.call(getImportSource, none) }],
  [
    getImportTask,
    { 'ImportTask.NotFound': ({ client }) => client.call(getImportTask, { importTaskId: 'none' }) },
  ],
  [
    listImportTasks,
    { 'ImportSource.NotFound': ({ client }) => client.call(listImportTasks, { ...firstPage, ...none }) },
  ],
  [
    listMailEnabledPublicFolders,
    {
      async 'ImportSource.InvalidTenantType'() {
        const { client } = await stage({ tenant: 'administrative' });
        return client.call(listMailEnabledPublicFolders, firstPage);
      },
      async 'CloudConnector.NotConnected'() {
        const { client } = await stage({ tenant: 'trial' });
        return client.call(listMailEnabledPublicFolders, firstPage);
      },
    },
  ],
  [
    startImport,
    {
      'ImportSource.NotFound': ({ client }) => start(client, 'none'),
      'ImportSource.InvalidTenantType': startIn('administrative'),
      'ImportSource.Orphaned': startOf('Thomas Berger (left 2024)'),
      'ImportSource.CannotScheduleWithAutoStart': startOf('Amelie Brandt'),
      'ImportSource.CannotScheduleScheduledSource': startOf('archive-2019.uma'),
      'Import.CannotProvisionInInvalidTenantState': startIn('terminated'),
      'CloudConnector.NotConnected': startIn('trial'),
      'CloudConnector.DelegateNotRegistered': startNew('Minutes', 'PublicFolder'),
      'UmaImportTask.FileNameMalformed': startNew('Old mail', 'UmaArchive'),
      'UmaImportTask.FileHashMismatch': startNew('archive-2020.00000000.uma', 'UmaArchive'),
    },
  ],
  [
    cancelImport,
    {
      'ImportSource.NotFound': ({ client }) => client.call(cancelImport, byId('none')),
      'ImportSource.CannotCancelWithAutoStart': ({ client }) =>
        client.call(cancelImport, byId(importSourceIdOf('Amelie Brandt'))),
    },
  ],
];
