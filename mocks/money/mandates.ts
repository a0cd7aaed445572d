import type { PaymentMandate } from '@archive-console/api-client';
import { refuse, refuseField } from '../refusal.ts';
import type { World } from '../world.ts';
import { ibanFault, isSepa, maskedIban, plainIban } from './iban.ts';
import { managingPartner } from './partners.ts';

/** The creditor identifier of the demo: the one banks use in their examples. */
export const CREDITOR = 'DE98ZZZ09999999999';

export function mandateWith(world: World, mandateId: string): PaymentMandate {
  // A tenant without an address and a contact is no customer of the payment provider.
  if (world.billingAddress === undefined && world.billingContact === undefined)
    refuse('Payment.CustomerNotFound');
  return (
    world.mandates.find((mandate) => mandate.mandateId === mandateId) ?? refuse('Payment.MandateNotFound')
  );
}

/** What must be there before a person can agree to be charged. */
export function requireCustomer(world: World): void {
  if (world.tenant?.isBillingActivated !== true) refuse('Payment.NoPaymentProviderInfo');
  if (world.tenant.publicTenantId === '') refuse('Payment.PublicTenantIdMissing');
  if (managingPartner(world) !== undefined) refuse('Invoices.PartnerManaged');
  // The payment provider still knows the tenant as one of a partner that has left: another must take its place.
  if (world.partner !== undefined) refuse('Payment.PartnerNotFound');
  if (world.billingAddress === undefined) refuse('Payment.OrganizationNotFound');
  if (world.billingContact === undefined) refuse('Organization.NoBillingContact');
}

/** Keeps mandates; the first valid one is charged without being chosen. */
export function keepMandates(world: World, mandates: readonly PaymentMandate[], changed: string): void {
  const hasDefault = mandates.some(({ isDefaultMandate }) => isDefaultMandate);
  const first = hasDefault ? undefined : mandates.findLast(({ status }) => status === 'Valid');
  world.mandates = mandates.map((mandate) =>
    mandate === first ? { ...mandate, isDefaultMandate: true } : mandate,
  );
  world.hub.notify('PaymentsChanged', { ids: [changed] });
}

export function chooseDefault(world: World, mandateId: string): void {
  const chosen = mandateWith(world, mandateId);
  if (chosen.status !== 'Valid') refuse('Payment.InvalidMandate');
  const mandates = world.mandates.map((mandate) => ({ ...mandate, isDefaultMandate: mandate === chosen }));
  keepMandates(world, mandates, mandateId);
}

/**
 * Ends a mandate. The one that is charged is kept while another could take its place, so that no
 * customer stops paying by mistake: choose the other first. The last one that could be charged can
 * be withdrawn, because a bank must let its customer withdraw it; invoices then stay open.
 */
export function revoke(world: World, mandateId: string): void {
  const mandate = mandateWith(world, mandateId);
  const others = world.mandates.filter((other) => other !== mandate);
  if (mandate.isDefaultMandate && others.some(({ status }) => status === 'Valid'))
    refuse('Payment.CantRevokeDefaultMandate');
  keepMandates(world, others, mandateId);
}

/** What was typed to pay by direct debit. */
export interface TypedAccount {
  accountHolder: string;
  iban: string;
  bic?: string | undefined;
}

/** A mandate for direct debit. What is mistyped is refused by its field, what the provider does not take as a whole. */
export function debitMandate(world: World, typed: TypedAccount): PaymentMandate {
  const [accountHolder, iban] = [typed.accountHolder.trim(), plainIban(typed.iban)];
  const bic = plainIban(typed.bic ?? '');
  if (accountHolder === '') refuseField('accountHolder', 'It is empty.');
  const fault = ibanFault(iban);
  if (fault !== undefined) refuseField('iban', fault);
  if (bic !== '' && !/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic)) refuseField('bic', 'This is not a BIC.');
  if (!isSepa(iban)) refuse('Payment.InvalidMandate');
  const mandateId = world.newId('mandate');
  const mandateReference = `${world.tenant?.publicTenantId}-${mandateId.slice(0, 4).toUpperCase()}`;
  keepMandates(
    world,
    [
      {
        mandateId,
        createdAt: world.clock.now().toISOString(),
        paymentMethod: 'directdebit',
        status: 'Valid',
        isDefaultMandate: false,
        paypalDetails: null,
        creditCardDetails: null,
        directDebitMandate: {
          creditorIdentifier: CREDITOR,
          mandateReference,
          accountHolder,
          iban: maskedIban(iban),
          bic,
        },
      },
      ...world.mandates,
    ],
    mandateId,
  );
  return mandateWith(world, mandateId);
}
