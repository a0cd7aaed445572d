import { useTranslation } from 'react-i18next';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { DetailsScreen } from '#shared/details/DetailsScreen.tsx';
import { useTab } from '#shared/details/use-tab.ts';
import { mailboxDetails } from './mailbox-details.ts';
import { useMailboxActions } from './use-mailbox-actions.ts';

export const loader = detailsLoader(mailboxDetails);

/** One mailbox: what it is, and its tabs. */
export function MailboxDetailsScreen() {
  const { t } = useTranslation('mailboxes');
  const tab = useTab(mailboxDetails);
  const typeOf = useMailboxType();
  return (
    <DetailsScreen
      spec={mailboxDetails}
      renderSentence={({ mailboxType, hasExternalReference }) =>
        hasExternalReference ? typeOf(mailboxType) : `${typeOf(mailboxType)} · ${t('details.local')}`
      }
      actions={useMailboxActions(tab)}
      lead={['edit', tab === 'addresses' ? 'createAddress' : 'addDelegates']}
    />
  );
}
