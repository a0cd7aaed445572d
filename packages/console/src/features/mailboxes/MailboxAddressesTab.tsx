import { AddressesTab } from '#entities/email-addresses/AddressesTab.tsx';
import { CreateAddressDialog } from '#entities/email-addresses/CreateAddressDialog.tsx';
import { addressesOf } from '#entities/email-addresses/owner-addresses.ts';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { mailboxDetails } from './mailbox-details.ts';

const addresses = addressesOf({
  details: mailboxDetails,
  addressType: 'MailboxAddress',
  read: mailboxesQueries.addresses,
  paths: mailboxesPaths,
  text: 'mailboxes:addresses.text',
});

export const loader = detailsLoader({ param: 'mailboxId', read: mailboxesQueries.addresses });

/** The e-mail addresses of a mailbox. */
export const MailboxAddressesTab = () => <AddressesTab of={addresses} />;

/** Gives a mailbox an e-mail address. */
export const MailboxCreateAddressDialog = () => <CreateAddressDialog of={addresses} />;
