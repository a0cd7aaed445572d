import {
  createDirectDebitMandate,
  listStoragePackages,
  setBillingAddress,
  setBillingContact,
  type ApiClient,
} from '@archive-console/api-client';
import { type Stage, stage } from './stage.ts';

export const address = {
  company: 'Brückner Optik KG',
  street: 'Marktplatz 2',
  postCode: '79098',
  city: 'Freiburg',
  vatId: 'DE136695976',
};
export const contact = { name: 'Tom Engel', emailAddress: 'tom@brueckner-optik.example' };
export const account = { accountHolder: 'Brückner Optik KG', iban: 'DE93 1000 0000 0012 3456 78' };
export const returning = { returnUrl: '/home/payment' };

/** Room for everything that is archived in every tenant. */
export const choice = { standardUsers: 20, featureEiv: false, storage: 90 };

export const onTrial = (): Promise<Stage> => stage({ tenant: 'trial' }, 'trial@demo.example');
export const withPartner = (): Promise<Stage> =>
  stage({ tenant: 'partner-managed' }, 'partner-managed@demo.example');
export const withoutBilling = (): Promise<Stage> =>
  stage({ tenant: 'without-billing' }, 'no-billing@demo.example');
export const beingSetUp = (): Promise<Stage> => stage({ tenant: 'provisioning' });

/** A tenant on trial that has said whom to bill and whom to charge. */
export async function readyToPay(): Promise<Stage> {
  const given = await onTrial();
  await given.client.call(setBillingAddress, address);
  await given.client.call(setBillingContact, contact);
  await given.client.call(createDirectDebitMandate, account);
  return given;
}

/** The id of the package with that many gigabytes. */
export async function packageOf(client: ApiClient, gigabytes: number): Promise<string> {
  const packages = await client.call(listStoragePackages);
  return packages.find(({ balanceQuantity }) => balanceQuantity === gigabytes)?.id ?? '';
}
