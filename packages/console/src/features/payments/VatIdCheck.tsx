import { Button, Inline, Mono, Status, Text } from '@archive-console/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { checkVatId } from '#queries/payments.ts';
import { useFormats } from '#shared/i18n/format.ts';

/** A VAT id with what its register says of it: valid, not valid, or that it could not be asked, which is neither. */
export function VatIdCheck({ vatId }: { vatId: string }) {
  const { t } = useTranslation(['payments', 'objects']);
  const formats = useFormats();
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: async () => ({ isValid: await checkVatId(queryClient, vatId), at: new Date() }),
  });
  return (
    <Inline gap={8}>
      <Text as="span">
        {t('objects:billingAddress.vatId')} <Mono>{vatId}</Mono>
      </Text>
      <span role="status">{answer()}</span>
      <Button size="sm" busy={check.isPending} onClick={() => !check.isPending && check.mutate()}>
        {t('vat.check')}
      </Button>
    </Inline>
  );

  function answer() {
    const unasked = { tone: 'warning', label: t('vat.unasked') } as const;
    if (check.isError) return <Status state="unasked" signs={{ unasked }} unknown={unasked} />;
    if (check.data === undefined) return null;
    const { isValid, at } = check.data;
    return (
      <Inline gap={8}>
        <Status
          state={isValid ? 'valid' : 'invalid'}
          signs={{
            valid: { tone: 'success', label: t('vat.valid') },
            invalid: { tone: 'danger', label: t('vat.invalid') },
          }}
          unknown={unasked}
        />
        <Text as="span" size="small" tone="muted">
          {t('vat.checkedAt', { moment: formats.moment(at) })}
        </Text>
      </Inline>
    );
  }
}
