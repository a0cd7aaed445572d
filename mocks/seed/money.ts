import type { BillingAddress, BillingContact } from '@archive-console/api-client';
import { DAY } from '../clock.ts';
import type { Money, Plan } from '../money/money.ts';
import { monthAfter, monthOf } from '../money/months.ts';
import { uuidOf } from '../stable-id.ts';
import { STANDARD, type TenantKind } from '../tenants/kinds.ts';
import { seedCoupons } from './coupons.ts';
import { mandatesOfLindenhof, oneMandate } from './mandates.ts';
import { partners } from './partners.ts';

/** Room for 58 users and 90 GB: further users are paid by the month. */
const planOfLindenhof: Plan = {
  id: uuidOf('subscription'),
  trialExpirationDate: null,
  standardUsers: 58,
  storage: 90,
  featureEiv: false,
};

const addressOfLindenhof: BillingAddress = {
  company: 'Lindenhof GmbH',
  firstName: '',
  lastName: '',
  street: 'Lindenallee 14',
  postCode: '79098',
  city: 'Freiburg im Breisgau',
  countryCode: 'DE',
  vatId: 'DE204877312',
};

const contactOfLindenhof: BillingContact = {
  name: 'Carla Weiss',
  emailAddress: 'buchhaltung@lindenhof.example',
};

function planFrom({ key, plan, users }: TenantKind, now: Date): Plan | undefined {
  if (plan === null) return undefined;
  if (key === STANDARD) return planOfLindenhof;
  const trialEnd = new Date(now.getTime() + (plan.daysLeft ?? 0) * DAY);
  return {
    id: uuidOf(`subscription ${key}`),
    trialExpirationDate: plan.isTrial ? trialEnd.toISOString() : null,
    standardUsers: Math.max(5, users),
    storage: 10,
    featureEiv: false,
  };
}

/** Whom to bill and to charge: a tenant that pays by itself has said so. */
function payerFrom({ key, name, domain, plan }: TenantKind, now: Date) {
  if (plan === null || plan.isTrial || plan.partner !== null)
    return { billingAddress: undefined, billingContact: undefined, mandates: [] };
  if (key === STANDARD)
    return {
      billingAddress: addressOfLindenhof,
      billingContact: contactOfLindenhof,
      mandates: mandatesOfLindenhof(now),
    };
  return {
    billingAddress: { ...addressOfLindenhof, company: name, street: 'Hauptstraße 1', vatId: '' },
    billingContact: { name, emailAddress: `buchhaltung@${domain}` },
    mandates: [oneMandate(name, now)],
  };
}

/** A year of bills, as far as the tenant is that old. */
function firstBillOf({ plan, usageDays }: TenantKind, now: Date) {
  if (plan === null || plan.isTrial) return undefined;
  return monthAfter(monthOf(now), -Math.min(12, Math.floor(usageDays / 30)));
}

/** The money a tenant of this kind begins with; {@link seedBills} adds what was billed, once its people are there. */
export function moneyFrom(kind: TenantKind, now: Date): Money {
  return {
    subscription: planFrom(kind, now),
    partner: partners.find(({ displayName }) => displayName === kind.plan?.partner),
    coupons: seedCoupons(now, kind.key === STANDARD),
    ...payerFrom(kind, now),
    checkouts: new Map(),
    billsNext: firstBillOf(kind, now),
    bills: [],
  };
}
