import * as v from 'valibot';
import { emailAddressesBulk } from '#queries/email-addresses.ts';
import { deletionOrder } from '#shared/bulk/bulk-delete-words.ts';
import { resumable } from '#shared/bulk/resumable-action.ts';

export const deleteEmailAddresses = resumable({
  id: 'email-addresses.delete',
  words: ['email-addresses'],
  choice: v.null(),
  order: (_choice, { queryClient, i18n, count }) => ({
    ...emailAddressesBulk.remove(queryClient),
    ...deletionOrder(i18n.getFixedT(null, 'email-addresses'), count),
  }),
});
