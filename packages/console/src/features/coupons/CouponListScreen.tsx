import type { Coupon } from '@archive-console/api-client';
import { Badge, formatList, type ListColumn, type ListFilter, Mono } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { partnerNameOf } from '#entities/coupons/partner-name.ts';
import { useCreditWords } from '#entities/coupons/use-credit-words.ts';
import { dateOf } from '#shared/i18n/days.ts';
import { couponWalletsQueries, creditsOf, haveEnded } from '#queries/coupon-wallets.ts';
import { couponsQueries, readCoupons } from '#queries/coupons.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { ListScreen } from '#shared/list/ListScreen.tsx';
import { useList } from '#shared/list/use-list.ts';
import { couponsPaths } from '#shared/paths/coupons.ts';
import { useCouponActions } from './use-coupon-actions.ts';

const couponList = listOf({
  id: 'coupons',
  defaultSort: 'redeemedAt',
  sortable: ['redeemedAt', 'couponCode', 'couponType', 'expiresAt'],
  filters: { redeemed: { takes: 'span' }, state: { takes: 'one', known: ['counts', 'ended'] } },
  matching: ({ text, filters: { redeemed, state } }) => ({
    ...filterText({ text }),
    ...(redeemed && { redeemed }),
    ...(state && { isUsedUp: state[0] === 'ended' }),
  }),
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
        filters={useFilters(list.state.filters)}
        actions={useCouponActions()}
        csv={{ columns: texts }}
        empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
      />
      <Outlet />
    </>
  );
}

function useFilters({
  redeemed = [],
  state = [],
}: Partial<Record<'redeemed' | 'state', readonly string[]>>): readonly ListFilter[] {
  const { t } = useTranslation('coupons');
  return [
    { id: 'redeemed', label: t('field.redeemedAt'), kind: 'date', values: redeemed },
    {
      id: 'state',
      label: t('field.state'),
      kind: 'one',
      values: state,
      options: [
        { value: 'counts', label: t('list.counts') },
        { value: 'ended', label: t('list.ended') },
      ],
    },
  ];
}

function useColumns() {
  const { t, i18n } = useTranslation(['coupons', 'objects']);
  const formats = useFormats();
  const { all } = useCreditWords();
  const { data: wallet, isError: isUnread } = useQuery(couponWalletsQueries.current());
  return useMemo(() => {
    const given = (coupon: Coupon) => {
      if (coupon.couponType === 'PartnerBinding') return t('list.bound', { name: partnerNameOf(coupon, t) });
      return all(coupon) || t('list.nothing');
    };
    const types: Readonly<Record<string, string>> = {
      Default: t('type.Default'),
      PartnerBinding: t('type.PartnerBinding'),
    };
    const typeOf = ({ couponType }: Coupon) => types[couponType] ?? couponType;
    const dateText = (text: string | null | undefined) => {
      const date = dateOf(text);
      return date === undefined ? '' : formats.date(date);
    };
    const creditsFrom = ({ couponCode }: Coupon) => creditsOf(wallet ?? null, couponCode);
    /** Until when what it gave counts: several dates where users, storage and EIV end apart. */
    const countsUntil = (coupon: Coupon) => {
      if (wallet === undefined) return isUnread ? t('list.untilUnread') : '';
      const ends = creditsFrom(coupon).map(({ expiresAt }) => dateText(expiresAt) || t('list.endless'));
      return formatList([...new Set(ends)], i18n.language);
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
      { id: 'couponType', header: t('field.type'), cell: typeOf, sortable: true, card: 'fact' },
      { id: 'gives', header: t('field.gives'), cell: given, card: 'fact' },
      { id: 'redeemedAt', header: t('field.redeemedAt'), cell: redeemedAt, sortable: true, card: 'fact' },
      { id: 'expiresAt', header: t('field.expiresAt'), cell: expiresAt, sortable: true, card: 'fact' },
      { id: 'countsUntil', header: t('field.countsUntil'), cell: countsUntil, card: 'fact' },
      {
        id: 'state',
        header: t('field.state'),
        cell: (coupon) => haveEnded(creditsFrom(coupon)) && <Badge>{t('list.ended')}</Badge>,
        card: 'badge',
      },
    ];
    const texts = [
      { header: t('field.code'), text: ({ couponCode }: Coupon) => couponCode },
      { header: t('field.type'), text: typeOf },
      { header: t('field.gives'), text: given },
      { header: t('field.description'), text: ({ description }: Coupon) => description },
      { header: t('field.redeemedAt'), text: redeemedAt },
      { header: t('field.expiresAt'), text: expiresAt },
      { header: t('field.countsUntil'), text: countsUntil },
    ];
    return { columns, texts };
  }, [t, i18n.language, formats, all, wallet, isUnread]);
}
