import { emailAddressesBulk } from '#queries/email-addresses.ts';
import { resumableDeletion } from '#shared/bulk/resumable-deletion.ts';

export const deleteEmailAddresses = resumableDeletion(
  'email-addresses.delete',
  'email-addresses',
  emailAddressesBulk.remove,
);
