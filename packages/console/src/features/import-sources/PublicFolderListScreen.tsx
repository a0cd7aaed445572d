import type { PublicFolder } from '@archive-console/api-client';
import { Address, Icon, type ListColumn, ListLead, MailboxesIcon } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { importSourcesQueries, readPublicFolders } from '#queries/import-sources.ts';
import { sourceOfPublicFolder } from '#queries/import-sources-public-folders.ts';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { ListScreen } from '#shared/list/ListScreen.tsx';
import { useList } from '#shared/list/use-list.ts';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';

/** The public folders of the mail server that have addresses of their own. */
const folderList = listOf({
  id: 'public-folders',
  name: 'folders',
  defaultSort: 'displayName',
  sortable: ['displayName', 'primaryAddress'],
  filters: {},
  matching: filterText,
  read: importSourcesQueries.publicFolders,
  readPages: readPublicFolders,
  nameOf: ({ displayName }: PublicFolder) => displayName,
  notFound: 'ImportSource.NotFound',
  words: {
    title: 'import-sources:folders.title',
    sentence: 'import-sources:folders.sentence',
    counted: 'import-sources:folders.counted',
    search: 'import-sources:folders.search',
    count: 'import-sources:folders.count',
    noMatch: 'import-sources:folders.noMatch',
    stopped: 'import-sources:folders.stopped',
    file: 'import-sources:folders.file',
  },
});

export const loader = listLoader(folderList);

/** Which public folders the mail server knows by an address: what can be imported as such. */
export function PublicFolderListScreen() {
  const { t } = useTranslation('import-sources');
  return (
    <ListScreen
      list={useList(folderList)}
      columns={useColumns()}
      csv={{
        columns: [
          { header: t('field.name'), text: ({ displayName }: PublicFolder) => displayName },
          { header: t('field.address'), text: ({ primaryAddress }: PublicFolder) => primaryAddress },
        ],
      }}
      empty={{ title: t('folders.empty.title'), text: t('folders.empty.text') }}
    />
  );
}

/** Leads to the source that the folder is, where it is one. */
function FolderName({ displayName, primaryAddress }: PublicFolder) {
  const { data: source } = useQuery(sourceOfPublicFolder({ displayName, primaryAddress }));
  return (
    <ListLead avatar={<Icon of={MailboxesIcon} />}>
      {source ? (
        <Link to={importSourcesPaths.details(source.importSourceId)}>{displayName}</Link>
      ) : (
        displayName
      )}
    </ListLead>
  );
}

function useColumns(): readonly ListColumn<PublicFolder>[] {
  const { t } = useTranslation('import-sources');
  return useMemo(
    () => [
      {
        id: 'displayName',
        header: t('field.name'),
        cell: (folder) => <FolderName {...folder} />,
        lead: true,
        sortable: true,
      },
      {
        id: 'primaryAddress',
        header: t('field.address'),
        cell: ({ primaryAddress }) => <Address>{primaryAddress}</Address>,
        sortable: true,
      },
    ],
    [t],
  );
}
