import type { Coupon, CouponWallet } from '@archive-console/api-client';
import { Badge, formatList, type ListColumn, type ListFilter, Mono, Skeleton } from '@archive-console/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { lastDayOf } from '#entities/coupons/last-day.ts';
import { partnerNameOf } from '#entities/coupons/partner-name.ts';
import { useCreditWords } from '#entities/coupons/use-credit-words.ts';
import { dateOf } from '#shared/i18n/days.ts';
import { couponWalletsQueries, creditsOf, haveEnded } from '#queries/coupon-wallets.ts';
import { couponsQueries, readCoupons } from '#queries/coupons.ts';
import type { ListCsv } from '#shared/csv/use-list-csv.ts';
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
  return (
    <>
      <ListScreen
        list={list}
        create={{ to: couponsPaths.redeem(), label: t('list.redeem') }}
        columns={useColumns()}
        filters={useFilters(list.state.filters)}
        actions={useCouponActions()}
        csv={useCsv()}
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

/** What is said of a coupon, in the list and in its file. */
function useCouponTexts() {
  const { t, i18n } = useTranslation(['coupons', 'objects']);
  const formats = useFormats();
  const { all } = useCreditWords();
  return useMemo(() => {
    const types: Readonly<Record<string, string>> = {
      Default: t('type.Default'),
      PartnerBinding: t('type.PartnerBinding'),
    };
    const dateText = (date: Date | undefined) => (date === undefined ? '' : formats.date(date));
    return {
      type: ({ couponType }: Coupon) => types[couponType] ?? couponType,
      given(coupon: Coupon) {
        if (coupon.couponType === 'PartnerBinding')
          return t('list.bound', { name: partnerNameOf(coupon, t) });
        return all(coupon) || t('list.nothing');
      },
      redeemedAt: (coupon: Coupon) => dateText(dateOf(coupon.redeemedAt)),
      expiresAt: (coupon: Coupon) => dateText(dateOf(coupon.expiresAt)),
      /** Until when what it gave counts: several dates where users, storage and EIV end apart. */
      countsUntil({ couponCode }: Coupon, wallet: CouponWallet | null) {
        const ends = creditsOf(wallet, couponCode).map(
          (credit) => dateText(lastDayOf(credit)) || t('list.endless'),
        );
        return formatList([...new Set(ends)], i18n.language);
      },
    };
  }, [t, i18n.language, formats, all]);
}

function useColumns(): readonly ListColumn<Coupon>[] {
  const { t } = useTranslation('coupons');
  const texts = useCouponTexts();
  return useMemo(
    () => [
      {
        id: 'couponCode',
        header: t('field.code'),
        cell: ({ couponCode }) => <Mono>{couponCode}</Mono>,
        lead: true,
        sortable: true,
      },
      { id: 'couponType', header: t('field.type'), cell: texts.type, sortable: true, card: 'fact' },
      { id: 'gives', header: t('field.gives'), cell: texts.given, card: 'fact' },
      {
        id: 'redeemedAt',
        header: t('field.redeemedAt'),
        cell: texts.redeemedAt,
        sortable: true,
        card: 'fact',
      },
      { id: 'expiresAt', header: t('field.expiresAt'), cell: texts.expiresAt, sortable: true, card: 'fact' },
      {
        id: 'countsUntil',
        header: t('field.countsUntil'),
        cell: (coupon) => <CountsUntil coupon={coupon} />,
        card: 'fact',
      },
      {
        id: 'state',
        header: t('field.state'),
        cell: (coupon) => <Ended coupon={coupon} />,
        card: 'badge',
      },
    ],
    [t, texts],
  );
}

/** Until when a coupon counts is in the wallet, which is read once the rows stand. */
function CountsUntil({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('coupons');
  const texts = useCouponTexts();
  const { data: wallet, isError } = useQuery(couponWalletsQueries.current());
  if (wallet !== undefined) return texts.countsUntil(coupon, wallet);
  return isError ? t('list.untilUnread') : <Skeleton width="88px" />;
}

function Ended({ coupon: { couponCode } }: { coupon: Coupon }) {
  const { t } = useTranslation('coupons');
  const { data: wallet = null } = useQuery(couponWalletsQueries.current());
  return haveEnded(creditsOf(wallet, couponCode)) && <Badge>{t('list.ended')}</Badge>;
}

/** The file waits for the wallet, and says of each coupon where that cannot be read. */
function useCsv(): ListCsv<Coupon> {
  const { t } = useTranslation('coupons');
  const texts = useCouponTexts();
  const queryClient = useQueryClient();
  const wallet = couponWalletsQueries.current();
  return {
    needs: () => queryClient.query(wallet),
    columns: [
      { header: t('field.code'), text: ({ couponCode }) => couponCode },
      { header: t('field.type'), text: texts.type },
      { header: t('field.gives'), text: texts.given },
      { header: t('field.description'), text: ({ description }) => description },
      { header: t('field.redeemedAt'), text: texts.redeemedAt },
      { header: t('field.expiresAt'), text: texts.expiresAt },
      {
        header: t('field.countsUntil'),
        text(coupon) {
          const read = queryClient.getQueryData(wallet.queryKey);
          return read === undefined ? t('list.untilUnread') : texts.countsUntil(coupon, read);
        },
      },
    ],
  };
}
