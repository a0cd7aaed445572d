import type { BillingItem } from '@archive-console/api-client';

/** What one of an article costs that is reserved for one of these periods; nothing where the service names no such price. */
export function unitPrice(
  items: readonly BillingItem[] | null | undefined,
  articleType: string,
  periods: readonly string[],
): number | undefined {
  const item = items?.find(
    (candidate) => candidate.articleType === articleType && periods.includes(candidate.reservationPeriod),
  );
  return item?.pricePerUnit ?? undefined;
}
