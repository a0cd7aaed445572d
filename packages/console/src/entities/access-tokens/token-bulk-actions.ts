import { accessTokensBulk } from '#queries/access-tokens.ts';
import { resumableDeletion } from '#shared/bulk/resumable-deletion.ts';

export const revokeTokens = resumableDeletion(
  'access-tokens.revoke',
  'access-tokens',
  accessTokensBulk.revoke,
);
