import type { BillingAddress, BillingContact } from '@archive-console/api-client';
import { DEFAULT_COUNTRY_CODE } from '@archive-console/api-client';
import { emailFault } from '../email-rule.ts';
import { filled } from '../filled.ts';
import { Refusal, refuse, refuseField } from '../refusal.ts';
import { isValidVatId, plainVatId, VAT_ID_TAKEN } from './vat.ts';

/** An address as it was typed. */
export interface TypedAddress {
  company?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  street: string;
  postCode: string;
  city: string;
  countryCode?: string | undefined;
  vatId?: string | undefined;
}

/** Refuses an id the register does not know. A register that is down must not prevent saving. */
function requireVatId(vatId: string): void {
  if (vatId === '') return;
  if (vatId === VAT_ID_TAKEN) refuse('Organization.AlreadyExists');
  try {
    if (isValidVatId(vatId)) return;
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  refuse('VatValidation.Invalid');
}

/** The address, without the space around what was typed, or a refusal that names the field. */
export function addressFrom(typed: TypedAddress): BillingAddress {
  const { company = '', firstName = '', lastName = '' } = typed;
  const [firm, first, last] = [company.trim(), firstName.trim(), lastName.trim()];
  if (firm === '' && last === '') refuseField('company', 'A company or a last name is needed.');
  const address = {
    company: firm,
    firstName: first,
    lastName: last,
    street: filled('street', typed.street),
    postCode: filled('postCode', typed.postCode),
    city: filled('city', typed.city),
    countryCode: (typed.countryCode?.trim() || DEFAULT_COUNTRY_CODE).toUpperCase(),
    vatId: plainVatId(typed.vatId ?? ''),
  };
  if (!/^[A-Z]{2}$/.test(address.countryCode)) refuseField('countryCode', 'It is two letters.');
  if (address.countryCode === 'DE' && !/^\d{5}$/.test(address.postCode))
    refuseField('postCode', 'It has 5 digits in Germany.');
  requireVatId(address.vatId);
  return address;
}

/** A name and a good e-mail (specification, section 5). */
export function contactFrom(typed: BillingContact): BillingContact {
  const name = filled('name', typed.name);
  const emailAddress = typed.emailAddress.trim();
  const fault = emailFault(emailAddress);
  return fault === undefined ? { name, emailAddress } : refuseField('emailAddress', fault);
}
