import * as v from 'valibot';
import { accessTokensBulk } from '#queries/access-tokens.ts';
import { deletionOrder } from '#shared/bulk/bulk-delete-words.ts';
import { resumable } from '#shared/bulk/resumable-action.ts';

export const revokeTokens = resumable({
  id: 'access-tokens.revoke',
  words: ['access-tokens'],
  choice: v.null(),
  order: (_choice, { queryClient, i18n, count }) => ({
    ...accessTokensBulk.revoke(queryClient),
    ...deletionOrder(i18n.getFixedT(null, 'access-tokens'), count),
  }),
});
