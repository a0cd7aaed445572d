import type { Mailbox } from '@archive-console/api-client';
import { MailboxesIcon, NoticeList, Text, TextLink } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { useMailboxType } from './use-mailbox-type.ts';

interface MailboxNoticesProps {
  mailboxes: readonly Mailbox[];
  /** What is said of each below its name. */
  renderText?: (mailbox: Mailbox) => ReactNode;
}

/** Mailboxes that a person can reach, each with its type and the way there. */
export function MailboxNotices({ mailboxes, renderText }: MailboxNoticesProps) {
  const typeOf = useMailboxType();
  return (
    <NoticeList
      items={mailboxes.map((mailbox) => ({
        id: mailbox.id,
        icon: MailboxesIcon,
        tone: 'neutral',
        title: (
          <TextLink render={(props) => <Link {...props} to={mailboxesPaths.details(mailbox.id)} />}>
            {mailbox.name}
          </TextLink>
        ),
        text: renderText?.(mailbox),
        action: (
          <Text tone="faint" size="small">
            {typeOf(mailbox.mailboxType)}
          </Text>
        ),
      }))}
    />
  );
}
