import { MailboxesIcon } from '@archive-console/ui';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { detailsOf } from '#shared/details/details-spec.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';

/** The pages about one mailbox. */
export const mailboxDetails = detailsOf({
  param: 'mailboxId',
  read: mailboxesQueries.detail,
  nameOf: ({ name }) => name,
  notFound: 'Mailbox.NotFound',
  icon: MailboxesIcon,
  tabs: {
    overview: { label: 'mailboxes:details.tab.overview' },
    addresses: { label: 'mailboxes:details.tab.addresses', count: mailboxesQueries.addressCount },
    delegates: { label: 'mailboxes:details.tab.delegates', count: mailboxesQueries.delegateCount },
  },
  paths: mailboxesPaths,
  words: {
    tabs: 'mailboxes:details.tabs',
    loading: 'mailboxes:details.loading',
    stopped: 'mailboxes:details.stopped',
    notFoundTitle: 'mailboxes:details.notFound.title',
    notFoundText: 'mailboxes:details.notFound.text',
    toList: 'mailboxes:details.toList',
    toObject: 'mailboxes:details.toMailbox',
    managed: 'mailboxes:details.managed',
  },
});
