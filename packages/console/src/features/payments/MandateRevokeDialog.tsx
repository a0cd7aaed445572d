import { ApiError, type PaymentMandate, revokePaymentMandate } from '@archive-console/api-client';
import { Banner, RadioCards, Stack, Text } from '@archive-console/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMandateName } from '#entities/payments/use-mandate-name.ts';
import { paymentsMutations, paymentsQueries } from '#queries/payments.ts';
import type { ObjectDialogProps } from '#shared/actions/action.ts';
import { AskedAction } from '#shared/actions/AskedAction.tsx';
import { hasCode } from '#shared/errors/has-code.ts';
import { PartlyDone } from '#shared/errors/partly-done.ts';

interface MandateRevokeDialogProps extends ObjectDialogProps<PaymentMandate> {
  /** The other payment methods. */
  others: readonly PaymentMandate[];
}

interface Revocation {
  mandateId: string;
  /** Which one is charged instead; the service revokes none while another could take its place. */
  instead: PaymentMandate | undefined;
}

/** The mandate itself was revoked already; of the one to take its place the service says the same by the same code. */
const isRevoked = (error: unknown): boolean =>
  hasCode(error, 'Payment.MandateNotFound') &&
  error instanceof ApiError &&
  error.operation === revokePaymentMandate.name;

/** Asks before a payment method is revoked. For the one that is charged, another takes its place first. */
export function MandateRevokeDialog({
  object: mandate,
  others,
  onDeleted,
  ...dialog
}: MandateRevokeDialogProps) {
  const { t } = useTranslation('payments');
  const nameOf = useMandateName();
  const { mutateAsync: setDefault } = useMutation(paymentsMutations.setDefault());
  const { mutateAsync: revoke } = useMutation(paymentsMutations.revoke());
  const { refetch: readMandates } = useQuery(paymentsQueries.mandates());
  const successors = mandate.isDefaultMandate ? others.filter(({ status }) => status === 'Valid') : [];
  const [chosen, setChosen] = useState<string>();
  const instead = successors.find(({ mandateId }) => mandateId === chosen) ?? successors[0];
  const name = nameOf(mandate);
  const swapped = instead && t('revoke.swapped', { name, instead: nameOf(instead) });
  return (
    <AskedAction
      {...dialog}
      title={t('revoke.title', { name })}
      confirm={instead === undefined ? t('revoke.submit') : t('revoke.swap')}
      tone="danger"
      mutation={{
        mutationKey: ['revoke in place of another'],
        async mutationFn({ mandateId, instead: successor }: Revocation) {
          if (successor === undefined) return revokeAlone(mandateId);
          await setDefault({ mandateId: successor.mandateId });
          try {
            return await revoke({ mandateId });
          } catch (error) {
            if (isRevoked(error)) throw error;
            throw new PartlyDone((reason, isUnknown) => {
              const partly = { name, instead: nameOf(successor), reason };
              return isUnknown ? t('revoke.leftUnknown', partly) : t('revoke.left', partly);
            }, error);
          }
        },
      }}
      input={{ mandateId: mandate.mandateId, instead }}
      done={swapped ?? t('revoke.done', { name })}
      reached={(error) => (isRevoked(error) ? (swapped ?? t('revoke.already', { name })) : undefined)}
      onDone={onDeleted}
    >
      <Stack gap={12}>
        <Text>{t('revoke.text')}</Text>
        {instead !== undefined && (
          <RadioCards
            label={t('revoke.instead')}
            columns={1}
            value={instead.mandateId}
            options={successors.map((other) => ({ value: other.mandateId, title: nameOf(other) }))}
            onChange={setChosen}
          />
        )}
        {mandate.isDefaultMandate && instead === undefined && (
          <Banner tone="warning" title={t('revoke.last')} />
        )}
      </Stack>
    </AskedAction>
  );

  /** Another person may have made it the default: read again, it is one that another has to take the place of. */
  async function revokeAlone(mandateId: string): Promise<void> {
    try {
      await revoke({ mandateId });
    } catch (error) {
      if (hasCode(error, 'Payment.CantRevokeDefaultMandate')) await readMandates();
      throw error;
    }
  }
}
