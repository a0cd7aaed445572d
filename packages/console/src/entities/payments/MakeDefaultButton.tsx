import type { PaymentMandate } from '@archive-console/api-client';
import { Button } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paymentsMutations } from '#queries/payments.ts';
import { withUndo } from '#queries/visit-log.ts';
import { useAction } from '#shared/actions/use-action.ts';
import { useMandateName } from './use-mandate-name.ts';

interface MakeDefaultButtonProps {
  mandate: PaymentMandate;
  /** What is charged now, so that it can be put back. */
  charged: PaymentMandate | undefined;
}

/** Chooses a payment method as the one that is charged. */
export function MakeDefaultButton({ mandate, charged }: MakeDefaultButtonProps) {
  const { t } = useTranslation(['payments', 'objects']);
  const name = useMandateName()(mandate);
  const { mutateAsync: setBack } = useMutation(paymentsMutations.setDefault());
  const { mandateId } = mandate;
  const choice = useAction(paymentsMutations.setDefault(), {
    done: () => t('default.done', { name }),
    failed: () => t('objects:delete.failed', { question: t('default.one', { name }) }),
    ...(charged && { undo: () => setBack({ mandateId: charged.mandateId }) }),
  });
  return (
    <Button
      size="sm"
      busy={choice.isRunning}
      aria-label={t('default.one', { name })}
      onClick={() =>
        void choice.run(charged ? withUndo({ mandateId }, { mandateId: charged.mandateId }) : { mandateId })
      }
    >
      {t('default.submit')}
    </Button>
  );
}
