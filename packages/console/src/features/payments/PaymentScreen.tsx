import type { PaymentMandate } from '@archive-console/api-client';
import {
  Banner,
  Button,
  CreateIcon,
  Grid,
  Page,
  PageHeader,
  type PageHeaderProps,
  PaymentIcon,
  Skeleton,
  TextLink,
} from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction, Navigate, useOutlet } from 'react-router';
import { useMandateName } from '#entities/payments/use-mandate-name.ts';
import { PartnerCard } from '#entities/tenant-subscriptions/PartnerCard.tsx';
import { organizationsQueries } from '#queries/organizations.ts';
import { chargedOf, paymentsQueries } from '#queries/payments.ts';
import { tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { LoadingCard } from '#shared/loading/LoadingCard.tsx';
import { ReadNotice } from '#shared/loading/ReadNotice.tsx';
import { useOriginState } from '#shared/navigation/came-from.ts';
import { DialogLink } from '#shared/navigation/DialogLink.tsx';
import { paymentsPaths } from '#shared/paths/payments.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { BillingCard } from './BillingCard.tsx';
import { MandatesCard } from './MandatesCard.tsx';

export const loader: LoaderFunction = ({ context }) => {
  const { queryClient } = servicesOf(context);
  return beginReads(
    queryClient.query(paymentsQueries.mandates()),
    queryClient.query(paymentsQueries.billingContact()),
    queryClient.query(organizationsQueries.billingAddress()),
    queryClient.query(tenantSubscriptionsQueries.current()),
  );
};

/** What is charged for the subscription, and whom invoices are made out and sent to; where a partner pays, whom to ask. */
export function PaymentScreen() {
  const { t } = useTranslation('payments');
  const { data: mandates, isFetching } = useQuery(paymentsQueries.mandates());
  const options = tenantSubscriptionsQueries.current();
  const plan = useQuery(options);
  const partner = plan.data?.partner ?? undefined;
  // Nothing is offered before it is known whether a partner pays.
  const isOwn = plan.data !== undefined && partner === undefined;
  // A dialog that is open stays open while the same is read again.
  const isAnswered = plan.data !== undefined || plan.errorUpdateCount > 0;
  const isAwaited = !isAnswered && plan.isFetching;
  const dialog = useOutlet();
  const isUnread = plan.data === undefined && !plan.isFetching;
  const isReading = isFetching || plan.isFetching;
  const sentence = useSentence();
  const missing = useMissing();
  const origin = useOriginState();
  return (
    <Page>
      <PageHeader
        icon={PaymentIcon}
        title={t('overview.title')}
        {...(partner
          ? { sentence: t('overview.managed') }
          : !isUnread && sentence(isOwn ? mandates : undefined, isReading))}
        actions={
          isOwn &&
          (missing === undefined ? (
            <DialogLink to={paymentsPaths.add()} icon={CreateIcon}>
              {t('overview.add')}
            </DialogLink>
          ) : (
            <Button icon={CreateIcon} disabledReason={missing.title}>
              {t('overview.add')}
            </Button>
          ))
        }
      />
      <ReadNotice
        read={plan}
        queryKey={options.queryKey}
        loading={t('overview.payerLoading')}
        stopped={t('overview.payerUnread')}
      >
        {isAwaited && <LoadingCard />}
      </ReadNotice>
      {isOwn && missing && (
        <Banner
          title={missing.title}
          action={
            <TextLink
              render={(props) => <Link {...props} to={missing.to} state={origin} preventScrollReset />}
            >
              {missing.enter}
            </TextLink>
          }
        />
      )}
      {partner && <PartnerCard partner={partner} text={t('overview.ask')} />}
      {!partner && !isAwaited && (
        <>
          <MandatesCard isReadOnly={!isOwn} />
          <Grid columns={2}>
            <BillingCard isReadOnly={!isOwn} />
          </Grid>
        </>
      )}
      {dialog !== null && partner ? <Navigate to={paymentsPaths.overview()} replace /> : isAnswered && dialog}
    </Page>
  );
}

/** Whom to bill or to write to: without that, the service refuses a payment method after it was typed. */
function useMissing() {
  const { t } = useTranslation('payments');
  const { data: address } = useQuery(organizationsQueries.billingAddress());
  const { data: contact } = useQuery(paymentsQueries.billingContact());
  if (address === null)
    return {
      title: t('overview.needsAddress'),
      enter: t('overview.enterAddress'),
      to: paymentsPaths.address(),
    };
  if (contact !== null) return undefined;
  return {
    title: t('overview.needsContact'),
    enter: t('overview.enterContact'),
    to: paymentsPaths.contact(),
  };
}

/** What is charged, in a sentence. */
function useSentence() {
  const { t } = useTranslation('payments');
  const nameOf = useMandateName();
  return (
    mandates: readonly PaymentMandate[] | undefined,
    isFetching: boolean,
  ): Pick<PageHeaderProps, 'sentence' | 'tone'> => {
    if (mandates === undefined)
      return { sentence: isFetching ? <Skeleton width="38ch" /> : t('overview.unread') };
    const charged = chargedOf(mandates);
    if (charged !== undefined) return { sentence: t('overview.charged', { name: nameOf(charged) }) };
    const canChoose = mandates.some(({ status }) => status === 'Valid');
    return { sentence: canChoose ? t('overview.chooseDefault') : t('overview.none'), tone: 'warning' };
  };
}
