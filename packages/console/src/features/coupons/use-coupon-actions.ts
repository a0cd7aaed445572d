import type { Coupon } from '@archive-console/api-client';
import { CopyIcon } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '#shared/actions/action.ts';
import { useCopyText } from '#shared/actions/use-copy-text.ts';

/** What can be done with a coupon that was redeemed: its code is copied, as for a question to the partner. */
export function useCouponActions(): readonly Action<Coupon>[] {
  const { t } = useTranslation('coupons');
  const copy = useCopyText();
  return useMemo(
    () => [
      {
        id: 'copy',
        icon: CopyIcon,
        label: t('copy.label'),
        run: ({ couponCode: code }) =>
          void copy(code, { done: t('copy.done', { code }), refused: t('copy.refused') }),
      },
    ],
    [t, copy],
  );
}
