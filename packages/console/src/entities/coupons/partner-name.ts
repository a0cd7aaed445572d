import type { Coupon } from '@archive-console/api-client';

type Say = (key: 'objects:partner.unnamedInside') => string;

/** Whom a coupon binds to, as a sentence names them: the service may leave out the name. */
export const partnerNameOf = ({ partnerName }: Pick<Coupon, 'partnerName'>, t: Say): string =>
  partnerName || t('objects:partner.unnamedInside');
