import type { Mailbox } from '@archive-console/api-client';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { paletteSearch } from '#shared/navigation/palette-hit.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';

/** How the palette finds mailboxes. */
export const mailboxSearch = paletteSearch<Mailbox>(mailboxesQueries.found, (mailbox) => ({
  path: mailboxesPaths.details(mailbox.id),
  label: mailbox.name,
}));
