import { type BillingAddress, DEFAULT_COUNTRY_CODE } from '@archive-console/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useResolvedPath } from 'react-router';
import * as v from 'valibot';
import { organizationsMutations, organizationsQueries } from '#queries/organizations.ts';
import { checkVatId } from '#queries/payments.ts';
import type { FieldSpec } from '#shared/form/fields.ts';
import { FormDialog } from '#shared/form/FormDialog.tsx';
import { requiredText, textSchema } from '#shared/form/text-rules.ts';
import { useObjectForm } from '#shared/form/use-object-form.ts';
import { useLeavePage } from '#shared/navigation/came-from.ts';
import { useServices } from '#shared/runtime/services.ts';
import { countryChoices } from './countries.ts';
import { vatIdExample, vatIdShape } from './vat-id.ts';

const schemaFor = (country: string) =>
  v.object({
    company: textSchema,
    firstName: textSchema,
    lastName: textSchema,
    street: requiredText('objects:billingAddress.mistake.street'),
    postCode: v.pipe(
      requiredText('objects:billingAddress.mistake.postCode'),
      v.check(
        (text) => country !== 'DE' || /^\d{5}$/.test(text),
        'objects:billingAddress.mistake.germanPostCode',
      ),
    ),
    city: requiredText('objects:billingAddress.mistake.city'),
    countryCode: requiredText('objects:billingAddress.mistake.countryCode'),
    vatId: textSchema,
  });

type Values = v.InferOutput<ReturnType<typeof schemaFor>>;

const blank: Values = {
  company: '',
  firstName: '',
  lastName: '',
  street: '',
  postCode: '',
  city: '',
  countryCode: DEFAULT_COUNTRY_CODE,
  vatId: '',
};

/** What the service refuses belongs to these fields. */
const refusals = {
  'VatValidation.Invalid': ['vatId'],
  'Organization.AlreadyExists': ['vatId'],
} as const;

/** Asks whom invoices are made out to. */
export function BillingAddressDialog() {
  const close = useLeavePage(useResolvedPath('..').pathname, true);
  const { data } = useQuery(organizationsQueries.billingAddress());
  return data === undefined ? null : <AddressForm address={data} onClose={close} />;
}

function AddressForm({ address, onClose }: { address: BillingAddress | null; onClose: () => void }) {
  const { t } = useTranslation('objects');
  const { queryClient, storage, toasts } = useServices();
  const { mutateAsync: save } = useMutation(organizationsMutations.setBillingAddress());
  const stored = address === null ? blank : { ...blank, ...address, countryCode: address.countryCode ?? '' };
  const form = useObjectForm({
    schema: ({ countryCode }) => schemaFor(countryCode),
    fields: useFields(address?.countryCode ?? ''),
    stored,
    async send(values) {
      await save(values);
      storage.write('billingAddressSaved', 'true');
      const vatId = values.vatId.trim();
      if (vatId !== '') void sayVatId(vatId);
    },
    done: () => t('billingAddress.saved'),
    failed: () => t('billingAddress.failed'),
    onDone: onClose,
    refusals,
  });
  return (
    <FormDialog
      form={form}
      title={t('billingAddress.title')}
      submit={t('billingAddress.submit')}
      columns={2}
      onClose={onClose}
    />
  );

  /** The service saves an id that its register could not be asked about: that is said, and not taken for valid. */
  async function sayVatId(vatId: string): Promise<void> {
    const isValid = await checkVatId(queryClient, vatId).catch(() => undefined);
    if (isValid === undefined) toasts.show({ tone: 'warning', title: t('billingAddress.vatUnasked') });
    else if (isValid) toasts.show({ tone: 'success', title: t('billingAddress.vatValid') });
    else toasts.show({ tone: 'warning', title: t('billingAddress.vatInvalid') });
  }
}

function useFields(storedCountry: string): readonly FieldSpec<Values>[] {
  const { t, i18n } = useTranslation('objects');
  const countries = useMemo(
    () => countryChoices(storedCountry, i18n.language),
    [storedCountry, i18n.language],
  );
  return [
    {
      kind: 'text',
      name: 'company',
      label: t('billingAddress.company'),
      hint: t('billingAddress.companyHint'),
      isWide: true,
    },
    { kind: 'text', name: 'firstName', label: t('billingAddress.firstName') },
    { kind: 'text', name: 'lastName', label: t('billingAddress.lastName') },
    { kind: 'text', name: 'street', label: t('billingAddress.street'), required: true, isWide: true },
    { kind: 'text', name: 'postCode', label: t('billingAddress.postCode'), required: true },
    { kind: 'text', name: 'city', label: t('billingAddress.city'), required: true },
    {
      kind: 'select',
      name: 'countryCode',
      label: t('billingAddress.country'),
      options: countries,
      placeholder: t('billingAddress.chooseCountry'),
      required: true,
    },
    { kind: 'text', name: 'vatId', label: t('billingAddress.vatId'), hint: vatHint },
  ];

  function vatHint({ vatId, countryCode }: Values): string {
    const shape = vatIdShape(vatId, countryCode);
    if (shape.kind === 'elsewhere') return t('billingAddress.vatElsewhere', { prefix: shape.prefix });
    if (shape.kind === 'odd') return t('billingAddress.vatOdd', { example: shape.example });
    if (shape.kind === 'fits') return t('billingAddress.vatFits');
    const example = vatIdExample(countryCode);
    return example === undefined ? t('billingAddress.vatHint') : t('billingAddress.vatExample', { example });
  }
}
