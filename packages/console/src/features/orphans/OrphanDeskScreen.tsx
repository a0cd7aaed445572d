import type { Address, Mailbox } from '@archive-console/api-client';
import {
  Button,
  ButtonLink,
  DeleteIcon,
  EmailAddressesIcon,
  Icon,
  lazyPart,
  ListLead,
  MailboxesIcon,
  Page,
  PageHeader,
  Quiet,
  Stack,
  type TableColumn,
} from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction } from 'react-router';
import { AddressInLetters } from '#entities/email-addresses/AddressInLetters.tsx';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { emailAddressesQueries } from '#queries/email-addresses.ts';
import { orphanedSources } from '#queries/import-sources-orphaned.ts';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { ActionDialog } from '#shared/actions/ActionDialog.tsx';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { OriginCell } from '#shared/list/origin.tsx';
import { emailAddressesPaths } from '#shared/paths/email-addresses.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { actionColumn, OrphanLead } from './orphan-cells.tsx';
import { OrphanedSources } from './OrphanedSources.tsx';
import { Orphans } from './Orphans.tsx';

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
    queryClient.query(orphanedSources()),
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

function OrphanedAddresses() {
  const { t } = useTranslation(['orphans', 'import-sources']);
  const [asked, setAsked] = useState<Address>();
  const action = { id: 'delete', icon: DeleteIcon, label: t('addresses.action'), dialog: deleteAddress };
  const close = () => setAsked(undefined);
  return (
    <>
      <Orphans
        title={t('addresses.title')}
        text={t('addresses.text')}
        none={t('addresses.none')}
        query={orphanedAddresses()}
        stopped={t('addresses.stopped')}
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
      query={ownerlessMailboxes()}
      stopped={t('mailboxes.stopped')}
      all={{ to: mailboxesPaths.ownerless(), label: t('mailboxes.all') }}
      columns={useOwnerlessColumns()}
    />
  );
}

function useOrphanedAddressColumns(onDelete: (address: Address) => void): readonly TableColumn<Address>[] {
  const { t } = useTranslation(['orphans', 'import-sources']);
  const label = t('addresses.action');
  return [
    {
      id: 'address',
      header: t('import-sources:field.address'),
      cell: ({ address }) => (
        <ListLead avatar={<Icon of={EmailAddressesIcon} />}>
          <AddressInLetters>{address}</AddressInLetters>
        </ListLead>
      ),
    },
    actionColumn(t('action'), (row) => (
      <Button
        size="sm"
        aria-label={`${label}: ${addressInLetters(row.address)}`}
        onClick={() => onDelete(row)}
      >
        {label}
      </Button>
    )),
  ];
}

function useOwnerlessColumns(): readonly TableColumn<Mailbox>[] {
  const { t } = useTranslation(['orphans', 'import-sources', 'area']);
  const typeOf = useMailboxType();
  return [
    {
      id: 'name',
      header: t('import-sources:field.name'),
      cell: ({ id, name, mailboxType }) => (
        <OrphanLead
          icon={MailboxesIcon}
          name={name}
          type={typeOf(mailboxType)}
          to={mailboxesPaths.details(id)}
        />
      ),
    },
    {
      id: 'origin',
      header: t('area:origin.label'),
      cell: ({ hasExternalReference }) => <OriginCell isManaged={hasExternalReference} />,
    },
    actionColumn(t('action'), ({ id, name, hasExternalReference }) =>
      hasExternalReference ? (
        <Quiet onCard>{t('mailboxes.managed')}</Quiet>
      ) : (
        <ButtonLink
          size="sm"
          aria-label={`${t('mailboxes.action')}: ${name}`}
          render={(props) => <Link {...props} to={mailboxesPaths.edit(id)} />}
        >
          {t('mailboxes.action')}
        </ButtonLink>
      ),
    ),
  ];
}
