import { DAY } from '../clock.ts';

/** What a coupon gives for a number of months, the one it is redeemed in included. */
interface Gift {
  amount: number;
  months: number;
}

/** A coupon, with what only the service knows of it. */
export interface DemoCoupon {
  couponCode: string;
  description: string;
  createdAt: Date;
  expiresAt: Date;
  redeemedAt: Date | undefined;
  users?: Gift;
  /** `amount` is gigabytes. */
  storage?: Gift;
  /** Months of the feature EIV. */
  eivMonths?: number;
  /** It binds to the partner of this name. */
  partnerName?: string;
  /** Whether the kind of coupon it was made from still exists, and is still offered. */
  template: 'offered' | 'disabled' | 'deleted';
}

/**
 * Every coupon code of the demo. Upper and lower case and space do not matter.
 *
 * | Code               | What it does                                                                        |
 * | ------------------ | ----------------------------------------------------------------------------------- |
 * | `USERS-10`         | pays for 10 users for 6 months                                                      |
 * | `STORAGE-30`       | pays for 30 GB for 3 months                                                         |
 * | `ALL-IN-ONE`       | pays for 5 users and 20 GB for 4 months, and for the feature EIV for 12             |
 * | `SUMMER-2025`      | has expired                                                                         |
 * | `WELCOME-2025`     | was redeemed by the tenant that pays a year ago: 10 users for 3 months, now over    |
 * | `PARTNER-NORDLICHT`| binds to Nordlicht IT, which manages the subscription from then on                  |
 * | `PARTNER-TALWERK`  | binds to a partner that ceases to be one 45 days after the demo began               |
 * | `PARTNER-UNKNOWN`  | names an unknown partner                                                        |
 * | `PARTNER-NO-PAYMENT`, `PARTNER-NO-CONTACT`, `PARTNER-NO-KIND` | name partners that lack something          |
 * | `KIND-DISABLED`, `KIND-GONE` | are of a kind that is no longer offered, or no longer exists              |
 */
export function seedCoupons(now: Date, wasWelcomed: boolean): DemoCoupon[] {
  const from = (days: number) => new Date(now.getTime() + days * DAY);
  const coupon = (couponCode: string, description: string, more: Partial<DemoCoupon>): DemoCoupon => ({
    couponCode,
    description,
    createdAt: from(-60),
    expiresAt: from(180),
    redeemedAt: undefined,
    template: 'offered',
    ...more,
  });
  const partner = (suffix: string, partnerName: string) =>
    coupon(`PARTNER-${suffix}`, `Managed by ${partnerName}`, { partnerName });
  return [
    coupon('USERS-10', '10 users free for 6 months', { users: { amount: 10, months: 6 } }),
    coupon('STORAGE-30', '30 GB free for 3 months', { storage: { amount: 30, months: 3 } }),
    coupon('ALL-IN-ONE', 'Users, storage and EIV to begin with', {
      users: { amount: 5, months: 4 },
      storage: { amount: 20, months: 4 },
      eivMonths: 12,
    }),
    coupon('SUMMER-2025', 'Summer offer', {
      users: { amount: 20, months: 3 },
      createdAt: from(-500),
      expiresAt: from(-410),
    }),
    coupon('WELCOME-2025', 'Welcome: 10 users free for 3 months', {
      users: { amount: 10, months: 3 },
      createdAt: from(-420),
      expiresAt: from(-300),
      redeemedAt: wasWelcomed ? from(-366) : undefined,
    }),
    partner('NORDLICHT', 'Nordlicht IT'),
    partner('TALWERK', 'Talwerk Services'),
    partner('UNKNOWN', 'Irrlicht Systeme'),
    partner('NO-PAYMENT', 'Hafenblick Consulting'),
    partner('NO-CONTACT', 'Grünwald Computer'),
    partner('NO-KIND', 'Rheinbogen EDV'),
    coupon('KIND-DISABLED', 'No longer offered', { users: { amount: 1, months: 1 }, template: 'disabled' }),
    coupon('KIND-GONE', 'No longer known', { users: { amount: 1, months: 1 }, template: 'deleted' }),
  ];
}
