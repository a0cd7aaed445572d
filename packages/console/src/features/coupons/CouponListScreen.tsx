import type { Coupon } from '@archive-console/api-client';
import { type ListColumn, Mono } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useCreditWords } from '#entities/coupons/use-credit-words.ts';
import { dateOf } from '#shared/i18n/days.ts';
import { couponsQueries, readCoupons } from '#queries/coupons.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { ListScreen } from '#shared/list/ListScreen.tsx';
import { useList } from '#shared/list/use-list.ts';
import { couponsPaths } from '#shared/paths/coupons.ts';

const couponList = listOf({
  id: 'coupons',
  defaultSort: 'redeemedAt',
  sortable: ['redeemedAt', 'couponCode', 'couponType', 'expiresAt'],
  filters: {},
  matching: ({ text }) => filterText({ text }),
  read: couponsQueries.list,
  readPages: readCoupons,
  nameOf: (coupon: Coupon) => coupon.couponCode,
  notFound: 'Coupon.NotFound',
  words: {
    title: 'coupons:list.title',
    sentence: 'coupons:list.sentence',
    counted: 'coupons:list.counted',
    search: 'coupons:list.search',
    count: 'coupons:list.count',
    noMatch: 'coupons:list.noMatch',
    stopped: 'coupons:list.stopped',
    reading: 'coupons:bulk.reading',
    readingFailed: 'coupons:bulk.readingFailed',
    file: 'coupons:list.file',
  },
});

export const loader = listLoader(couponList);

/** The coupons that were redeemed: what each gives, and when it was redeemed. */
export function CouponListScreen() {
  const { t } = useTranslation('coupons');
  const list = useList(couponList);
  const { columns, texts } = useColumns();
  return (
    <>
      <ListScreen
        list={list}
        create={{ to: couponsPaths.redeem(), label: t('list.redeem') }}
        columns={columns}
        csv={{ columns: texts }}
        empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
      />
      <Outlet />
    </>
  );
}

function useColumns() {
  const { t } = useTranslation('coupons');
  const formats = useFormats();
  const { all } = useCreditWords();
  return useMemo(() => {
    const given = (coupon: Coupon) => {
      if (coupon.couponType === 'PartnerBinding') return t('list.bound', { name: coupon.partnerName });
      return all(coupon) || t('list.nothing');
    };
    const dateText = (text: string) => {
      const date = dateOf(text);
      return date === undefined ? '' : formats.date(date);
    };
    const redeemedAt = (coupon: Coupon) => dateText(coupon.redeemedAt);
    const expiresAt = (coupon: Coupon) => dateText(coupon.expiresAt);
    const columns: readonly ListColumn<Coupon>[] = [
      {
        id: 'couponCode',
        header: t('field.code'),
        cell: ({ couponCode }) => <Mono>{couponCode}</Mono>,
        lead: true,
        sortable: true,
      },
      { id: 'gives', header: t('field.gives'), cell: given, card: 'fact' },
      { id: 'redeemedAt', header: t('field.redeemedAt'), cell: redeemedAt, sortable: true, card: 'fact' },
      { id: 'expiresAt', header: t('field.expiresAt'), cell: expiresAt, sortable: true, card: 'fact' },
    ];
    const texts = [
      { header: t('field.code'), text: ({ couponCode }: Coupon) => couponCode },
      { header: t('field.gives'), text: given },
      { header: t('field.description'), text: ({ description }: Coupon) => description },
      { header: t('field.redeemedAt'), text: redeemedAt },
      { header: t('field.expiresAt'), text: expiresAt },
    ];
    return { columns, texts };
  }, [t, formats, all]);
}
