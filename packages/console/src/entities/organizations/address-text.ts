import type { BillingAddress } from '@archive-console/api-client';

const nameIn = ({ firstName, lastName }: BillingAddress) => [firstName, lastName].filter(Boolean).join(' ');
const cityIn = ({ postCode, city }: BillingAddress) => [postCode, city].filter(Boolean).join(' ');

/** The lines of a billing address, as they stand on a letter. */
export const addressLines = (address: BillingAddress): string[] =>
  [address.company, nameIn(address), address.street, cityIn(address)].filter((line) => line !== '');

/** A billing address in one line. */
export const addressText = (address: BillingAddress): string =>
  [address.company || nameIn(address), address.street, cityIn(address)].filter(Boolean).join(', ');
