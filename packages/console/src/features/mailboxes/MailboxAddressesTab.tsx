import { useTranslation } from 'react-i18next';
import { AddressesOfOwner } from '#entities/email-addresses/AddressesOfOwner.tsx';
import { CreateAddressDialog } from '#entities/email-addresses/CreateAddressDialog.tsx';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { useObject } from '#shared/details/use-object.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { mailboxDetails } from './mailbox-details.ts';

export const loader = detailsLoader({ param: 'mailboxId', read: mailboxesQueries.addresses });

/** The e-mail addresses of a mailbox. */
export function MailboxAddressesTab() {
  const { t } = useTranslation('mailboxes');
  const mailbox = useObject(mailboxDetails);
  return (
    <AddressesOfOwner
      owner={mailbox}
      query={mailboxesQueries.addresses(mailbox.id)}
      create={mailboxesPaths.createAddress(mailbox.id)}
    >
      {t('addresses.text')}
    </AddressesOfOwner>
  );
}

/** Gives a mailbox an e-mail address. */
export function MailboxCreateAddressDialog() {
  const mailbox = useObject(mailboxDetails);
  return (
    <CreateAddressDialog
      owner={mailbox}
      addressType="MailboxAddress"
      page={mailboxesPaths.details(mailbox.id, 'addresses')}
    />
  );
}
