/** State of a link to where a coupon is redeemed: its code, which is not typed again. */
export const codeState = (couponCode: string) => ({ couponCode });

/** The code that a link brought along; empty for none. */
export function codeIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('couponCode' in state)) return '';
  return typeof state.couponCode === 'string' ? state.couponCode : '';
}
