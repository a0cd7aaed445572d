import { Skeleton, Text } from '@archive-console/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useResolvedPath } from 'react-router';
import { organizationsQueries } from '#queries/organizations.ts';
import { paymentsMutations, paymentsQueries } from '#queries/payments.ts';
import { FormDialog } from '#shared/form/FormDialog.tsx';
import { useObjectForm } from '#shared/form/use-object-form.ts';
import { ReadNotice } from '#shared/loading/ReadNotice.tsx';
import { useLeavePage } from '#shared/navigation/came-from.ts';
import { paymentsPaths } from '#shared/paths/payments.ts';
import { useServices } from '#shared/runtime/services.ts';
import { plainIban } from './iban.ts';
import { blankMandate, type MandateFormValues, mandateSchema, useMandateFields } from './mandate-form.tsx';
import { writePaymentReturn } from './payment-return.ts';

/**
 * Sets up a way to pay: an account here, a card or PayPal at the payment provider. Without whom to bill and whom to
 * write to the service takes none, so that those are asked for first.
 */
export function CreateMandateDialog() {
  const { t } = useTranslation('payments');
  const { leaveTo, storage } = useServices();
  const queryClient = useQueryClient();
  // The way back from the provider ends there as well.
  const { pathname: page } = useResolvedPath('..');
  const close = useLeavePage(page, true);
  const here = useLocation();
  const [addressRead, contactRead] = [
    organizationsQueries.billingAddress(),
    paymentsQueries.billingContact(),
  ];
  const address = useQuery(addressRead);
  const contact = useQuery(contactRead);
  const { mutateAsync: beginCard } = useMutation(paymentsMutations.beginCard());
  const { mutateAsync: beginPaypal } = useMutation(paymentsMutations.beginPaypal());
  const { mutateAsync: createDebit } = useMutation(paymentsMutations.createDirectDebit());
  const form = useObjectForm({
    schema: mandateSchema,
    fields: useMandateFields(),
    stored: blankMandate,
    send,
    done({ method: sent }, _url, isLeft) {
      if (sent === 'directdebit') return t('mandate.created');
      return isLeft ? t('mandate.left') : undefined;
    },
    failed: () => t('mandate.failed'),
    onDone(checkoutUrl) {
      if (checkoutUrl === undefined) close();
      else leaveTo(checkoutUrl);
    },
    refusals: { 'Payment.InvalidMandate': ['iban'] },
  });
  const { method } = form.values;
  const missing =
    address.data === null ? 'billing-address' : contact.data === null ? 'billing-contact' : undefined;
  if (missing !== undefined)
    return <Navigate to={{ ...here, pathname: `${page}/${missing}` }} state={here.state} replace />;
  const isAwaited = [address, contact].some(({ data, isFetching }) => data === undefined && isFetching);
  const place = { loading: t('mandate.loading'), titleLevel: 3, children: <Skeleton width="60%" /> } as const;
  return (
    <FormDialog
      form={form}
      title={t('mandate.title')}
      submit={isAwaited ? undefined : method === 'directdebit' ? t('mandate.submit') : t('mandate.goOn')}
      onClose={close}
      renderFields={(fields) => (
        <>
          {address.data === undefined ? (
            <ReadNotice
              {...place}
              read={address}
              queryKey={addressRead.queryKey}
              stopped={t('address.stopped')}
            />
          ) : (
            <ReadNotice
              {...place}
              read={contact}
              queryKey={contactRead.queryKey}
              stopped={t('contact.stopped')}
            />
          )}
          {!isAwaited && fields}
        </>
      )}
    >
      <Text size="small" tone="muted">
        {method === 'directdebit' ? t('mandate.text') : t('mandate.leaving')}
      </Text>
    </FormDialog>
  );

  /** Answers the page of the provider to go to, where there is one. */
  async function send({ method: sent, accountHolder, iban, bic }: MandateFormValues) {
    if (sent === 'directdebit') {
      const code = plainIban(bic);
      await createDebit({
        accountHolder: accountHolder.trim(),
        iban: plainIban(iban),
        ...(code !== '' && { bic: code }),
      });
      return undefined;
    }
    // The page of the return finds the new mandate by those that were there before.
    const known = await queryClient.query(paymentsQueries.mandates());
    const returnUrl = `${window.location.origin}${paymentsPaths.returning()}`;
    const { checkoutUrl } = await (sent === 'creditcard' ? beginCard : beginPaypal)({ returnUrl });
    writePaymentReturn(storage, { page, known: known.map(({ mandateId }) => mandateId) });
    return checkoutUrl;
  }
}
