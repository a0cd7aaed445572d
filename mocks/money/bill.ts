import type { MonthlyBilling } from '@archive-console/api-client';

/** What was billed for a month. */
export interface Bill {
  id: string;
  invoiceNumber: string;
  billing: MonthlyBilling;
  /** `''` where there was nothing to charge. */
  paymentMethod: string;
  /** Whether the charge came back. */
  hasFailed: boolean;
}
