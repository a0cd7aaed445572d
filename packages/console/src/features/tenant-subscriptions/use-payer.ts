import { useQuery } from '@tanstack/react-query';
import { organizationsQueries } from '#queries/organizations.ts';
import { chargedOf, paymentsQueries } from '#queries/payments.ts';
import { useServices } from '#shared/runtime/services.ts';

/** What is missing before anything can be paid for. */
export type MissingPayer = 'address' | 'contact' | 'mandate';

/** Whom to bill, whom to write to and what to charge. */
export function usePayer(isToActivate: boolean) {
  const { storage } = useServices();
  const address = useQuery(organizationsQueries.billingAddress());
  const contact = useQuery(paymentsQueries.billingContact());
  const mandates = useQuery(paymentsQueries.mandates());
  const charged = mandates.data && chargedOf(mandates.data);
  const choices = (charged ? undefined : mandates.data?.filter(({ status }) => status === 'Valid')) ?? [];
  const needed = [
    ...(isToActivate
      ? ([
          ['address', address],
          ['contact', contact],
        ] as const)
      : []),
    ['mandate', mandates] as const,
  ];
  // An address that was saved in this session is there, whether or not it can be read now.
  const isKnown = (part: MissingPayer) =>
    part === 'address' && storage.read('billingAddressSaved') !== undefined;
  /** The first of them of which it is not known whether it is there. */
  const unread = needed.find(([part, read]) => read.data === undefined && !isKnown(part))?.[0];
  const missing: MissingPayer[] = [];
  if (isToActivate && address.data === null) missing.push('address');
  if (isToActivate && contact.data === null) missing.push('contact');
  /** Without whom to bill and whom to write to, the service takes no payment method. */
  const customer = address.data === null ? 'address' : contact.data === null ? 'contact' : undefined;
  if (mandates.data !== undefined && charged === undefined) missing.push('mandate');
  return { address, contact, mandates, charged, choices, customer, missing, unread };
}

export type Payer = ReturnType<typeof usePayer>;
