import type { PaymentMandate } from '@archive-console/api-client';
import { Banner, ButtonLink, Card, Inline, Page, PageHeader, Stack } from '@archive-console/ui';
import { type QueryState, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { MakeDefaultButton } from '#entities/payments/MakeDefaultButton.tsx';
import { readPaymentReturn } from '#entities/payments/payment-return.ts';
import { useMandateName } from '#entities/payments/use-mandate-name.ts';
import { paymentsQueries } from '#queries/payments.ts';
import { ReadResult } from '#shared/loading/ReadResult.tsx';
import { RetryButton } from '#shared/loading/RetryButton.tsx';
import { paymentsPaths } from '#shared/paths/payments.ts';
import { useServices } from '#shared/runtime/services.ts';

/** How often the mandates are read again while the provider has not reported, and how often at most. */
const EVERY = 3000;
const AT_MOST = 20;

/** What providers say where nothing came of it; whatever else they say leads to a look at the mandates (D14). */
const GIVEN_UP: ReadonlySet<string> = new Set([
  'failure',
  'failed',
  'cancel',
  'canceled',
  'cancelled',
  'expired',
]);

/** Whether they are not looked for any more: a read that failed is one, too. */
const isLookedOut = ({ dataUpdateCount, errorUpdateCount }: QueryState) =>
  dataUpdateCount + errorUpdateCount >= AT_MOST;

/**
 * Where the payment provider sends the browser back to. How it ended is read from the mandates: the address says only
 * what the provider meant to say (D14).
 */
export function PaymentReturnScreen() {
  const { t } = useTranslation('payments');
  const { status = '' } = useParams();
  const { queryClient, storage } = useServices();
  const [begun] = useState(() => readPaymentReturn(storage));
  const options = paymentsQueries.mandates();
  const isGivenUp = GIVEN_UP.has(status.toLowerCase());
  const newOf = (mandates: readonly PaymentMandate[] | undefined) =>
    begun && mandates?.find(({ mandateId }) => !begun.known.includes(mandateId));
  const read = useQuery({
    ...options,
    refetchInterval: ({ state }) =>
      begun && newOf(state.data) === undefined && !isGivenUp && !isLookedOut(state) ? EVERY : false,
    // Each look counts, also the one that finds the same.
    notifyOnChangeProps: 'all',
  });
  const state = queryClient.getQueryState(options.queryKey);
  const mandate = newOf(read.data);
  const charged = read.data?.find(({ isDefaultMandate }) => isDefaultMandate);
  return (
    <Page>
      <PageHeader
        title={t('return.title')}
        actions={
          <ButtonLink
            design="primary"
            render={(props) => (
              <Link
                {...props}
                to={begun?.page ?? paymentsPaths.overview()}
                onClick={() => storage.remove('paymentReturn')}
              />
            )}
          >
            {t('return.goOn')}
          </ButtonLink>
        }
      />
      <ReadResult
        read={read}
        queryKey={options.queryKey}
        loading={t('return.loading')}
        stopped={t('return.stopped')}
      >
        {() => (
          <Card>
            <Stack gap={12}>
              <div role="status">
                <Outcome
                  mandate={mandate}
                  charged={charged}
                  isGivenUp={isGivenUp}
                  isKnown={begun !== undefined}
                  isLooking={state === undefined || !isLookedOut(state)}
                />
              </div>
              {mandate?.status === 'Valid' && !mandate.isDefaultMandate && (
                <Inline>
                  <MakeDefaultButton mandate={mandate} charged={charged} />
                </Inline>
              )}
              {mandate === undefined && !read.isError && <RetryButton onRetry={() => void read.refetch()} />}
            </Stack>
          </Card>
        )}
      </ReadResult>
    </Page>
  );
}

interface OutcomeProps {
  mandate: PaymentMandate | undefined;
  /** Which one is charged by default. */
  charged: PaymentMandate | undefined;
  isGivenUp: boolean;
  isKnown: boolean;
  isLooking: boolean;
}

function Outcome({ mandate, charged, isGivenUp, isKnown, isLooking }: OutcomeProps) {
  const { t } = useTranslation('payments');
  const nameOf = useMandateName();
  if (mandate !== undefined) {
    const name = nameOf(mandate);
    if (mandate.status === 'Valid')
      return (
        <Banner tone="success" title={t('return.valid', { name })}>
          {charged && !mandate.isDefaultMandate && t('return.notDefault', { name: nameOf(charged) })}
        </Banner>
      );
    if (mandate.status === 'Pending')
      return <Banner title={t('return.pending', { name })}>{t('return.pendingText')}</Banner>;
    return (
      <Banner tone="danger" title={t('return.invalid', { name })}>
        {t('return.invalidText')}
      </Banner>
    );
  }
  if (!isKnown) return <Banner title={t('return.elsewhere')}>{t('return.elsewhereText')}</Banner>;
  if (isGivenUp)
    return (
      <Banner tone="warning" title={t('return.none')}>
        {t('return.noneText')}
      </Banner>
    );
  if (!isLooking) return <Banner title={t('return.unreported')}>{t('return.unreportedText')}</Banner>;
  return <Banner title={t('return.checking')}>{t('return.checkingText')}</Banner>;
}
