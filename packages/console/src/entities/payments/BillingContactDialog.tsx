import type { BillingContact } from '@archive-console/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useResolvedPath } from 'react-router';
import * as v from 'valibot';
import { paymentsMutations, paymentsQueries } from '#queries/payments.ts';
import { FormDialog } from '#shared/form/FormDialog.tsx';
import { emailSchema, requiredText } from '#shared/form/text-rules.ts';
import { useObjectForm } from '#shared/form/use-object-form.ts';
import { useLeavePage } from '#shared/navigation/came-from.ts';

const schema = v.object({
  name: requiredText('payments:contact.missing'),
  emailAddress: emailSchema,
});
const blank = { name: '', emailAddress: '' };

/** Asks who receives the invoices. */
export function BillingContactDialog() {
  const close = useLeavePage(useResolvedPath('..').pathname, true);
  const { data } = useQuery(paymentsQueries.billingContact());
  return data === undefined ? null : <ContactForm contact={data} onClose={close} />;
}

function ContactForm({ contact, onClose }: { contact: BillingContact | null; onClose: () => void }) {
  const { t } = useTranslation('payments');
  const { mutateAsync: save } = useMutation(paymentsMutations.setBillingContact());
  const form = useObjectForm({
    schema,
    fields: [
      { kind: 'text', name: 'name', label: t('contact.name'), required: true },
      {
        kind: 'email',
        name: 'emailAddress',
        label: t('contact.email'),
        hint: t('contact.emailHint'),
        required: true,
      },
    ],
    stored: contact === null ? blank : { name: contact.name, emailAddress: contact.emailAddress },
    send: (values: typeof blank) => save(values),
    done: () => t('contact.saved'),
    failed: () => t('contact.failed'),
    onDone: onClose,
    refusals: { 'Default.ValidationError': ['emailAddress'] },
  });
  return <FormDialog form={form} title={t('contact.title')} submit={t('contact.submit')} onClose={onClose} />;
}
