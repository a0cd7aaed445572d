import { DEFAULT_COUNTRY_CODE, getBillingAddress, type setBillingAddress } from '@archive-console/api-client';
import { call } from './api.ts';
import type { LookUp } from './look-up.ts';
import { reachedIf } from './lost-answers.ts';

/** The service keeps an address without blanks around it, and codes in capitals without blanks in them. */
const kept = (text: string | undefined) => (text ?? '').replaceAll(/\s/g, '').toUpperCase();

export const addressSet: LookUp<typeof setBillingAddress> = async (client, sent) => {
  const address = await call(client, getBillingAddress, undefined);
  const wanted = { ...sent, countryCode: sent.countryCode?.trim() || DEFAULT_COUNTRY_CODE };
  return reachedIf(
    Object.entries(wanted).every(
      ([field, value]) => kept(value) === kept(address[field as keyof typeof address] ?? ''),
    ),
  );
};
