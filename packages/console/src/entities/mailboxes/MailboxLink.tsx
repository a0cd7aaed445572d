import type { Mailbox } from '@archive-console/api-client';
import { TextLink } from '@archive-console/ui';
import { Link } from 'react-router';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';

/** A mailbox among the facts of another object, as the link to its page. */
export function MailboxLink({ mailbox: { id, name } }: { mailbox: Pick<Mailbox, 'id' | 'name'> }) {
  return <TextLink render={(props) => <Link {...props} to={mailboxesPaths.details(id)} />}>{name}</TextLink>;
}
