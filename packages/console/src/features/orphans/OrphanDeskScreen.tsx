import type { Address, ImportSource, Mailbox, Page as RowsPage } from '@archive-console/api-client';
import {
  Card,
  DeleteIcon,
  lazyPart,
  NumberValue,
  Page,
  PageHeader,
  ProgressBar,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
  Text,
  TextButton,
  TextLink,
} from '@archive-console/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction } from 'react-router';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { useSourceType } from '#entities/import-sources/use-source-type.ts';
import { emailAddressesQueries } from '#queries/email-addresses.ts';
import { importSourcesQueries } from '#queries/import-sources.ts';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { ActionDialog } from '#shared/actions/ActionDialog.tsx';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { StaleNotice } from '#shared/loading/StaleNotice.tsx';
import { emailAddressesPaths } from '#shared/paths/email-addresses.ts';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { servicesOf } from '#shared/runtime/services.ts';

/** The most rows that the service gives at once: the list has the rest. */
const FIRST = { page: 1, rowsPerPage: 100, descending: false } as const;
const deleteAddress = lazyPart(
  async () => (await import('#entities/email-addresses/AddressDeleteDialog.tsx')).AddressDeleteDialog,
);

const orphanedAddresses = () => emailAddressesQueries.list({ ...FIRST, sortBy: 'address', isOrphaned: true });
const ownerlessMailboxes = () => mailboxesQueries.list({ ...FIRST, sortBy: 'name', isOwnerless: true });

/** Starts to read what each card shows. */
export const loader: LoaderFunction = ({ context }) => {
  const { queryClient } = servicesOf(context);
  return beginReads(
    queryClient.query(importSourcesQueries.orphaned()),
    queryClient.query(orphanedAddresses()),
    queryClient.query(ownerlessMailboxes()),
  );
};

/** Everything without an owner: sources without a mailbox, addresses and mailboxes without an owner, one action each. */
export function OrphanDeskScreen() {
  const { t } = useTranslation(['orphans', 'import-sources']);
  return (
    <Page>
      <PageHeader title={t('title')} sentence={t('sentence')} />
      <Stack gap={16}>
        <OrphanedSources />
        <OrphanedAddresses />
        <OwnerlessMailboxes />
      </Stack>
    </Page>
  );
}

function OrphanedSources() {
  const { t } = useTranslation(['orphans', 'import-sources']);
  return (
    <Orphans
      title={t('sources.title')}
      text={t('sources.text')}
      none={t('sources.none')}
      read={useQuery(importSourcesQueries.orphaned())}
      loading={<SourcesProgress />}
      columns={useOrphanedSourceColumns()}
    />
  );
}

function OrphanedAddresses() {
  const { t } = useTranslation(['orphans', 'import-sources']);
  const [asked, setAsked] = useState<Address>();
  const label = t('addresses.action');
  const action = { id: 'delete', icon: DeleteIcon, label, dialog: deleteAddress };
  const close = () => setAsked(undefined);
  const read = useQuery(orphanedAddresses());
  return (
    <>
      <Orphans
        title={t('addresses.title')}
        text={t('addresses.text')}
        none={t('addresses.none')}
        read={read}
        all={{ to: emailAddressesPaths.orphaned(), label: t('addresses.all') }}
        columns={useOrphanedAddressColumns(setAsked)}
      />
      <ActionDialog action={asked && action} object={asked} onClose={close} onDeleted={close} />
    </>
  );
}

function OwnerlessMailboxes() {
  const { t } = useTranslation(['orphans', 'import-sources']);
  return (
    <Orphans
      title={t('mailboxes.title')}
      text={t('mailboxes.text')}
      none={t('mailboxes.none')}
      read={useQuery(ownerlessMailboxes())}
      all={{ to: mailboxesPaths.ownerless(), label: t('mailboxes.all') }}
      columns={useOwnerlessColumns()}
    />
  );
}

interface OrphansProps<TRow extends { id: string }> {
  title: string;
  /** What follows from it. */
  text: string;
  none: string;
  read: UseQueryResult<RowsPage<TRow>>;
  columns: readonly TableColumn<TRow>[];
  /** What stands there until it is read. @default an outline */
  loading?: ReactNode;
  /** The list that has all of them. */
  all?: { to: string; label: string };
}

/** How many of the sources have been looked at: only each of them says whether it has its mailbox. */
function SourcesProgress() {
  const { t } = useTranslation(['orphans', 'objects']);
  const { data } = useQuery(importSourcesQueries.orphanedProgress());
  return (
    <ProgressBar
      label={t('sources.reading')}
      value={data && data.done / Math.max(1, data.total)}
      {...(data && { valueText: t('objects:bulk.progress', { ...data }) })}
    />
  );
}

/** One kind of orphan: each is read for itself, and one that fails leaves the others. */
function Orphans<TRow extends { id: string }>({
  title,
  text,
  none,
  read,
  columns,
  loading = <Skeleton shape="text" width="40ch" />,
  all,
}: OrphansProps<TRow>) {
  const { i18n } = useTranslation();
  const { data, isError, error } = read;
  return (
    <Card
      title={title}
      aside={data && <NumberValue value={data.totalRows} locale={i18n.language} />}
      aria-busy={read.isPending}
      footer={
        all &&
        data?.hasMore && <TextLink render={(props) => <Link {...props} to={all.to} />}>{all.label}</TextLink>
      }
    >
      <Stack gap={8}>
        {data === undefined && isError && <LoadFailed error={error} onRetry={() => void read.refetch()} />}
        {data === undefined && !isError && loading}
        <StaleNotice read={read} onRetry={() => void read.refetch()} />
        {data && <Text tone="muted">{data.totalRows === 0 ? none : text}</Text>}
        {data && data.totalRows > 0 && (
          <Table caption={title} captionHidden columns={columns} rows={data.rows} rowId={({ id }) => id} />
        )}
      </Stack>
    </Card>
  );
}

function NameAndType({ name, type }: { name: string; type: string }) {
  return (
    <>
      <Text as="div">{name}</Text>
      <Text as="div" size="small" tone="muted">
        {type}
      </Text>
    </>
  );
}

function useOrphanedSourceColumns(): readonly TableColumn<ImportSource>[] {
  const { t } = useTranslation(['orphans', 'import-sources']);
  const typeOf = useSourceType();
  return [
    {
      id: 'name',
      header: t('import-sources:field.name'),
      cell: ({ displayName, importSourceType }) => (
        <NameAndType name={displayName} type={typeOf(importSourceType)} />
      ),
    },
    {
      id: 'action',
      header: t('action'),
      headerHidden: true,
      align: 'end',
      cell: (source) => (
        <TextLink
          aria-label={`${t('sources.action')}: ${source.displayName}`}
          render={(props) => <Link {...props} to={importSourcesPaths.details(source.id, 'imports')} />}
        >
          {t('sources.action')}
        </TextLink>
      ),
    },
  ];
}

function useOrphanedAddressColumns(onDelete: (address: Address) => void): readonly TableColumn<Address>[] {
  const { t } = useTranslation(['orphans', 'import-sources']);
  const label = t('addresses.action');
  return [
    { id: 'address', header: t('import-sources:field.address'), cell: ({ address }) => address },
    {
      id: 'action',
      header: t('action'),
      headerHidden: true,
      align: 'end',
      cell: (row) => (
        <TextButton aria-label={`${label}: ${row.address}`} onClick={() => onDelete(row)}>
          {label}
        </TextButton>
      ),
    },
  ];
}

function useOwnerlessColumns(): readonly TableColumn<Mailbox>[] {
  const { t } = useTranslation(['orphans', 'import-sources', 'area']);
  const typeOf = useMailboxType();
  return [
    {
      id: 'name',
      header: t('import-sources:field.name'),
      cell: ({ name, mailboxType }) => <NameAndType name={name} type={typeOf(mailboxType)} />,
    },
    {
      id: 'action',
      header: t('action'),
      headerHidden: true,
      align: 'end',
      cell: ({ id, name, hasExternalReference }) =>
        hasExternalReference ? (
          <Text as="span" tone="muted">
            {t('area:origin.managed')}
          </Text>
        ) : (
          <TextLink
            aria-label={`${t('mailboxes.action')}: ${name}`}
            render={(props) => <Link {...props} to={mailboxesPaths.edit(id)} />}
          >
            {t('mailboxes.action')}
          </TextLink>
        ),
    },
  ];
}
