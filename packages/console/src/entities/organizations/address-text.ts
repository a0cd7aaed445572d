import type { BillingAddress } from '@archive-console/api-client';

/** A billing address in one line. */
export function addressText({
  company,
  firstName,
  lastName,
  street,
  postCode,
  city,
}: BillingAddress): string {
  const name = company || [firstName, lastName].filter(Boolean).join(' ');
  return [name, street, `${postCode} ${city}`].filter(Boolean).join(', ');
}
