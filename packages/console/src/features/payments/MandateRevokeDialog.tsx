import type { PaymentMandate } from '@archive-console/api-client';
import { Banner, RadioCards, Stack, Text } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMandateName } from '#entities/payments/use-mandate-name.ts';
import { paymentsMutations } from '#queries/payments.ts';
import type { ObjectDialogProps } from '#shared/actions/action.ts';
import { DeleteDialog } from '#shared/actions/DeleteDialog.tsx';

interface MandateRevokeDialogProps extends ObjectDialogProps<PaymentMandate> {
  /** The other payment methods. */
  others: readonly PaymentMandate[];
}

interface Revocation {
  mandateId: string;
  /** Which one is charged instead; the service revokes none while another could take its place. */
  instead: string | undefined;
}

/** Asks before a payment method is revoked. For the one that is charged, another takes its place first. */
export function MandateRevokeDialog({ object: mandate, others, ...dialog }: MandateRevokeDialogProps) {
  const { t } = useTranslation('payments');
  const nameOf = useMandateName();
  const { mutateAsync: setDefault } = useMutation(paymentsMutations.setDefault());
  const { mutateAsync: revoke } = useMutation(paymentsMutations.revoke());
  const successors = mandate.isDefaultMandate ? others.filter(({ status }) => status === 'Valid') : [];
  const [chosen, setChosen] = useState<string>();
  const instead = successors.find(({ mandateId }) => mandateId === chosen) ?? successors[0];
  const name = nameOf(mandate);
  return (
    <DeleteDialog
      {...dialog}
      confirmLabel={instead === undefined ? t('revoke.submit') : t('revoke.swap')}
      mutation={{
        mutationKey: ['revoke in place of another'],
        async mutationFn({ mandateId, instead: successor }: Revocation) {
          if (successor !== undefined) await setDefault({ mandateId: successor });
          await revoke({ mandateId });
        },
      }}
      input={{ mandateId: mandate.mandateId, instead: instead?.mandateId }}
      notFound="Payment.MandateNotFound"
      words={{
        title: t('revoke.title', { name }),
        done:
          instead === undefined
            ? t('revoke.done', { name })
            : t('revoke.swapped', { name, instead: nameOf(instead) }),
        already: t('revoke.already', { name }),
      }}
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
    </DeleteDialog>
  );
}
