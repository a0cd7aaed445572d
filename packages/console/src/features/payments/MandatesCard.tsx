import type { MANDATE_STATUSES, PaymentMandate } from '@archive-console/api-client';
import {
  Badge,
  Button,
  Card,
  Divider,
  EmptyState,
  Inline,
  NoBreak,
  Stack,
  Status,
  type StatusSign,
  Text,
} from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardEndOf, cardStanding } from '#entities/payments/card-end.ts';
import { MakeDefaultButton } from '#entities/payments/MakeDefaultButton.tsx';
import { useMandateName } from '#entities/payments/use-mandate-name.ts';
import { paymentsQueries } from '#queries/payments.ts';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { ReadPart } from '#shared/loading/ReadPart.tsx';
import { useNow } from '#shared/loading/use-now.ts';
import { MandateRevokeDialog } from './MandateRevokeDialog.tsx';

const chargedFirst = (one: PaymentMandate, other: PaymentMandate) =>
  Number(other.isDefaultMandate) - Number(one.isDefaultMandate);

/** The payment methods, the one that is charged first. */
export function MandatesCard({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation('payments');
  return (
    <ReadPart
      query={paymentsQueries.mandates()}
      loading={t('mandates.loading')}
      stopped={t('mandates.stopped')}
    >
      {(mandates) => (
        <Card title={t('mandates.title')}>
          {mandates.length === 0 ? (
            <EmptyState titleLevel={3} title={t('mandates.empty.title')} text={t('mandates.empty.text')} />
          ) : (
            <Mandates mandates={mandates.toSorted(chargedFirst)} isReadOnly={isReadOnly} />
          )}
        </Card>
      )}
    </ReadPart>
  );
}

interface MandatesProps {
  mandates: readonly PaymentMandate[];
  isReadOnly: boolean;
}

function Mandates({ mandates, isReadOnly }: MandatesProps) {
  const { t } = useTranslation('payments');
  const nameOf = useMandateName();
  // As it was last read: it stays while its dialog closes.
  const [revoked, setRevoked] = useState<PaymentMandate>();
  const [isRevoking, setRevoking] = useState(false);
  const current = mandates.find(({ mandateId }) => mandateId === revoked?.mandateId);
  if (current !== undefined && current !== revoked) setRevoked(current);
  const charged = mandates.find(({ isDefaultMandate }) => isDefaultMandate);
  return (
    <>
      <Stack gap={12} as="ul">
        {mandates.map((mandate, place) => (
          <li key={mandate.mandateId}>
            <Stack gap={12}>
              {place > 0 && <Divider />}
              <Inline justify="space-between" gap={12}>
                <Facts mandate={mandate} />
                {!isReadOnly && (
                  <Inline gap={8}>
                    {mandate.status === 'Valid' && !mandate.isDefaultMandate && (
                      <MakeDefaultButton mandate={mandate} charged={charged} />
                    )}
                    <Button
                      size="sm"
                      aria-label={t('revoke.one', { name: nameOf(mandate) })}
                      onClick={() => {
                        setRevoked(mandate);
                        setRevoking(true);
                      }}
                    >
                      {t('revoke.open')}
                    </Button>
                  </Inline>
                )}
              </Inline>
            </Stack>
          </li>
        ))}
      </Stack>
      {revoked && (
        <MandateRevokeDialog
          object={revoked}
          others={mandates.filter(({ mandateId }) => mandateId !== revoked.mandateId)}
          isOpen={isRevoking}
          onClose={() => setRevoking(false)}
          onDeleted={() => setRevoking(false)}
        />
      )}
    </>
  );
}

function Facts({ mandate }: { mandate: PaymentMandate }) {
  const { t } = useTranslation('payments');
  const formats = useFormats();
  const nameOf = useMandateName();
  const { status, isDefaultMandate, createdAt, creditCardDetails: card, directDebitMandate: debit } = mandate;
  const holder = card?.cardHolder || debit?.accountHolder || mandate.paypalDetails?.consumerName;
  const cardEnd = cardEndOf(mandate);
  const creditor =
    debit?.creditorIdentifier && t('mandates.creditor', { creditor: debit.creditorIdentifier });
  const since = createdAt && t('mandates.since', { date: formats.date(new Date(createdAt)) });
  return (
    <Stack gap={4}>
      <Inline gap={8}>
        <Text as="span" strong>
          {nameOf(mandate)}
        </Text>
        {isDefaultMandate && <Badge tone="success">{t('mandates.charged')}</Badge>}
        {status !== 'Valid' && <MandateStatus status={status} />}
        {cardEnd && <CardEnd end={cardEnd} />}
      </Inline>
      <Text size="small" tone="muted">
        <NoBreak of={[debit?.mandateReference ?? '', creditor ?? '', since]}>
          {[
            holder,
            debit?.bic && t('mandates.bic', { bic: debit.bic }),
            debit?.mandateReference && t('mandates.reference', { reference: debit.mandateReference }),
            creditor,
            since,
          ]
            .filter(Boolean)
            .join(' · ')}
        </NoBreak>
      </Text>
    </Stack>
  );
}

function MandateStatus({ status }: { status: string }) {
  const { t } = useTranslation('payments');
  const signs: Readonly<Record<(typeof MANDATE_STATUSES)[number], StatusSign>> = {
    Valid: { tone: 'success', label: t('status.Valid') },
    Pending: { tone: 'info', label: t('status.Pending') },
    Invalid: { tone: 'danger', label: t('status.Invalid') },
  };
  return <Status state={status} signs={signs} unknown={{ tone: 'neutral', label: status }} variant="badge" />;
}

function CardEnd({ end }: { end: Date }) {
  const { t } = useTranslation('payments');
  const formats = useBillingFormats();
  const standing = cardStanding(end, useNow());
  const month = formats.month({ year: end.getFullYear(), month: end.getMonth() + 1 });
  if (standing === 'ended') return <Badge tone="danger">{t('mandates.expired', { month })}</Badge>;
  if (standing === 'ending') return <Badge tone="warning">{t('mandates.expiresSoon', { month })}</Badge>;
  return (
    <Text as="span" size="small" tone="muted">
      {t('mandates.expires', { month })}
    </Text>
  );
}
