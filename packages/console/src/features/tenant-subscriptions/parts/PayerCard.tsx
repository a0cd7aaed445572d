import { Button, ButtonLink, Card, DefinitionList, Inline, Skeleton, Text } from '@archive-console/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { addressText } from '#entities/organizations/address-text.ts';
import { useMandateName } from '#entities/payments/use-mandate-name.ts';
import { useOriginState } from '#shared/navigation/came-from.ts';
import { paymentsPaths } from '#shared/paths/payments.ts';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';
import type { Payer } from '../use-payer.ts';

interface PayerCardProps {
  payer: Payer;
  /** Before an activation, address and contact are needed as well. */
  isToActivate: boolean;
}

/** Whom to bill and what to charge; what is missing can be given on the way. */
export function PayerCard({
  payer: { address, contact, mandates, charged, canChoose },
  isToActivate,
}: PayerCardProps) {
  const { t } = useTranslation(['tenant-subscriptions', 'shell']);
  const { search } = useLocation();
  const origin = useOriginState();
  const nameOf = useMandateName();
  const toDialog = (pathname: string, label: string) => (
    <ButtonLink
      size="sm"
      render={(props) => <Link {...props} to={{ pathname, search }} state={origin} preventScrollReset />}
    >
      {label}
    </ButtonLink>
  );
  const noMandate = canChoose ? t('payer.mandateUnchosen') : t('payer.noMandate');
  const toMandate = canChoose ? (
    <ButtonLink size="sm" render={(props) => <Link {...props} to={paymentsPaths.overview()} />}>
      {t('payer.chooseMandate')}
    </ButtonLink>
  ) : (
    toDialog(tenantSubscriptionsPaths.paymentMethod(), t('payer.addMandate'))
  );
  const items = [
    {
      term: t('payer.address'),
      description: part(
        address,
        address.data ? addressText(address.data) : t('payer.noAddress'),
        toDialog(
          tenantSubscriptionsPaths.billingAddress(),
          address.data === null ? t('payer.enterAddress') : t('payer.changeAddress'),
        ),
      ),
    },
    {
      term: t('payer.contact'),
      description: part(
        contact,
        contact.data
          ? [contact.data.name, contact.data.emailAddress].filter(Boolean).join(', ')
          : t('payer.noContact'),
        contact.data === null && toDialog(tenantSubscriptionsPaths.billingContact(), t('payer.enterContact')),
      ),
    },
    {
      term: t('payer.mandate'),
      description: part(
        mandates,
        charged === undefined ? noMandate : nameOf(charged),
        charged === undefined && toMandate,
      ),
    },
  ];
  return (
    <Card title={t('payer.title')} padding="roomy">
      <DefinitionList items={isToActivate ? items : items.slice(-1)} />
    </Card>
  );

  function part(read: UseQueryResult<unknown>, text: string, action: ReactNode) {
    if (read.data === undefined && read.isFetching) return <Skeleton width="60%" />;
    return (
      <Inline gap={8}>
        <Text as="span">{read.data === undefined ? t('payer.unread') : text}</Text>
        {read.data === undefined ? (
          <Button size="sm" onClick={() => void read.refetch()}>
            {t('shell:action.retry')}
          </Button>
        ) : (
          action
        )}
      </Inline>
    );
  }
}
