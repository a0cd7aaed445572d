import type { CreditAmount, RedeemedCredit } from '@archive-console/api-client';
import { ButtonLink, Mono, Stack, Table, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lastDayOf } from '#entities/coupons/last-day.ts';
import { useCreditWords } from '#entities/coupons/use-credit-words.ts';
import { couponWalletsQueries } from '#queries/coupon-wallets.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { ReadCard } from '#shared/loading/ReadCard.tsx';
import { couponsPaths } from '#shared/paths/coupons.ts';

interface Credit {
  id: string;
  kind: 'users' | 'storage' | 'eiv';
  code: string;
  left: CreditAmount;
}

/** The wallet: what redeemed coupons still give, and until when. Those that have ended are counted. */
export function CreditsCard() {
  const { t } = useTranslation('tenant-subscriptions');
  return (
    <ReadCard
      title={t('credits.title')}
      query={couponWalletsQueries.current()}
      stopped={t('credits.stopped')}
      actions={
        <ButtonLink size="sm" render={(props) => <Link {...props} to={couponsPaths.redeem()} />}>
          {t('credits.redeem')}
        </ButtonLink>
      }
    >
      {(wallet) => <Credits all={(wallet?.credits ?? []).flatMap(creditsOf)} />}
    </ReadCard>
  );
}

function Credits({ all }: { all: readonly Credit[] }) {
  const { t } = useTranslation('tenant-subscriptions');
  const formats = useFormats();
  const words = useCreditWords();
  const current = all.filter(({ left }) => !left.isExpired);
  const ended = all.length - current.length;
  return (
    <Stack gap={8}>
      {all.length === 0 && <Text tone="muted">{t('credits.none')}</Text>}
      {current.length > 0 && (
        <Table
          caption={t('credits.title')}
          captionHidden
          columns={[
            {
              id: 'gives',
              header: t('credits.gives'),
              cell: given,
            },
            { id: 'until', header: t('credits.until'), cell: ({ left }) => untilText(left) },
          ]}
          rows={current}
          rowId={({ id }) => id}
        />
      )}
      {ended > 0 && <Text tone="muted">{t('credits.ended', { count: ended })}</Text>}
    </Stack>
  );

  function given({ kind, code, left }: Credit) {
    return (
      <>
        {words.one({ kind, amount: left.amount ?? 0 })}
        <Text size="small" tone="muted">
          <Mono>{code}</Mono>
        </Text>
      </>
    );
  }

  function untilText(left: CreditAmount): string {
    const last = lastDayOf(left);
    return last === undefined ? t('credits.endless') : formats.date(last);
  }
}

function creditsOf({ couponCode, userCredit, storageCredit, featureCredits }: RedeemedCredit): Credit[] {
  const by = { users: userCredit, storage: storageCredit, eiv: featureCredits };
  return Object.entries(by).flatMap(([kind, left]) =>
    left ? [{ id: `${couponCode} ${kind}`, kind: kind as Credit['kind'], code: couponCode, left }] : [],
  );
}
