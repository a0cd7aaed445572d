import { Button, Card, DefinitionList, Inline, Skeleton, Stack, Text } from '@archive-console/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressText } from '#entities/organizations/address-text.ts';
import { MakeDefaultButton } from '#entities/payments/MakeDefaultButton.tsx';
import { useMandateName } from '#entities/payments/use-mandate-name.ts';
import { DialogLink } from '#shared/navigation/DialogLink.tsx';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';
import type { Payer } from '../use-payer.ts';

interface PayerCardProps {
  payer: Payer;
  /** Before an activation, address and contact are needed as well. */
  isToActivate: boolean;
}

/** Whom to bill and what to charge; what is missing can be given on the way. */
export function PayerCard({
  payer: { address, contact, mandates, charged, choices, customer },
  isToActivate,
}: PayerCardProps) {
  const { t } = useTranslation(['tenant-subscriptions', 'shell']);
  const nameOf = useMandateName();
  const toDialog = (to: string, label: string) => (
    <DialogLink size="sm" to={to}>
      {label}
    </DialogLink>
  );
  const noMandate = choices.length > 0 ? t('payer.mandateUnchosen') : t('payer.noMandate');
  const toMandate =
    customer === undefined ? (
      toDialog(tenantSubscriptionsPaths.paymentMethod(), t('payer.addMandate'))
    ) : (
      <Button
        size="sm"
        disabledReason={customer === 'address' ? t('edit.whyNot.address') : t('edit.whyNot.contact')}
      >
        {t('payer.addMandate')}
      </Button>
    );
  const items = [
    (isToActivate || address.data === null) && {
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
    (isToActivate || contact.data === null) && {
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
      description: (
        <Stack gap={8}>
          {part(
            mandates,
            charged === undefined ? noMandate : nameOf(charged),
            charged === undefined && toMandate,
          )}
          {choices.map((mandate) => (
            <Inline key={mandate.mandateId} gap={8}>
              <Text as="span">{nameOf(mandate)}</Text>
              <MakeDefaultButton mandate={mandate} charged={charged} />
            </Inline>
          ))}
        </Stack>
      ),
    },
  ].filter((item) => item !== false);
  return (
    <Card title={t('payer.title')} padding="roomy">
      <DefinitionList items={items} />
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
