import type { Mailbox } from '@archive-console/api-client';
import { AccountIcon, UsersIcon } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAddressDependant } from '#entities/email-addresses/use-address-dependant.ts';
import { useSourcesOfMailbox } from '#entities/import-sources/source-dependants.ts';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { nameOf } from '#queries/users.ts';
import { type Dependant, Dependants, namedBy } from '#shared/actions/Dependants.tsx';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { usersPaths } from '#shared/paths/users.ts';

type Kind = 'owner' | 'addresses' | 'delegates' | 'sources';

interface MailboxDependantsProps {
  mailbox: Mailbox;
  title?: string;
  /** Which of them, in this order. */
  kinds: readonly Kind[];
}

/** What belongs to a mailbox: who owns it, its addresses, its delegates, what is imported into it. */
export function MailboxDependants({ mailbox: { id, name, ownerId }, title, kinds }: MailboxDependantsProps) {
  const { t } = useTranslation(['mailboxes', 'area']);
  const detail = useQuery(mailboxesQueries.detail(id));
  const addresses = useQuery(mailboxesQueries.addresses(id));
  const delegates = useQuery(mailboxesQueries.delegates(id));
  const items: Record<Kind, Dependant> = {
    owner: {
      ...namedBy(detail, ({ owner }) => (owner === null ? [] : [nameOf(owner)])),
      id: 'owner',
      icon: AccountIcon,
      title: t('field.owner'),
      none: t('area:mailboxes.ownerless'),
      ...(ownerId !== null && {
        link: { to: usersPaths.details(ownerId), label: t('dependants.seeOwner') },
      }),
    },
    addresses: {
      ...useAddressDependant(addresses),
      link: { to: mailboxesPaths.details(id, 'addresses'), label: t('dependants.seeAddresses') },
    },
    delegates: {
      ...namedBy(delegates, (all) => all.map(nameOf)),
      id: 'delegates',
      icon: UsersIcon,
      title: t('details.tab.delegates'),
      link: { to: mailboxesPaths.details(id, 'delegates'), label: t('dependants.seeDelegates') },
    },
    sources: useSourcesOfMailbox(name, addresses),
  };
  return <Dependants title={title} items={kinds.map((kind) => items[kind])} />;
}
