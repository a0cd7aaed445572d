import type { Mailbox } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { DetailsScreen } from '#shared/details/DetailsScreen.tsx';
import { ManagedNotice } from '#shared/details/ManagedNotice.tsx';
import { useTab } from '#shared/details/use-tab.ts';
import { mailboxDetails } from './mailbox-details.ts';
import { useMailboxActions } from './use-mailbox-actions.ts';

export const loader = detailsLoader(mailboxDetails);

/** One mailbox: what it is, and its tabs. */
export function MailboxDetailsScreen() {
  const { t } = useTranslation('mailboxes');
  const tab = useTab(mailboxDetails);
  return (
    <DetailsScreen
      spec={mailboxDetails}
      renderSentence={(mailbox) => <Essence mailbox={mailbox} />}
      actions={useMailboxActions(tab)}
      lead={['edit', tab === 'addresses' ? 'createAddress' : 'addDelegates']}
      renderNotice={(mailbox) =>
        mailbox.hasExternalReference && <ManagedNotice text={t('details.managed')} />
      }
    />
  );
}

function Essence({ mailbox }: { mailbox: Mailbox }) {
  const { t } = useTranslation('mailboxes');
  const typeOf = useMailboxType();
  const origin = mailbox.hasExternalReference ? t('details.fromMicrosoft') : t('details.local');
  return `${typeOf(mailbox.mailboxType)} · ${origin}`;
}
