import type { Mailbox } from '@archive-console/api-client';
import { Icon, ListLead, MailboxesIcon } from '@archive-console/ui';
import { RowLink } from '#shared/list/RowLink.tsx';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';

/** Which mailbox a row is about, as the link to its page. */
export function MailboxName({ mailbox }: { mailbox: Pick<Mailbox, 'id' | 'name'> }) {
  return (
    <ListLead avatar={<Icon of={MailboxesIcon} />}>
      <RowLink rowId={mailbox.id} to={mailboxesPaths.details(mailbox.id)}>
        {mailbox.name}
      </RowLink>
    </ListLead>
  );
}
