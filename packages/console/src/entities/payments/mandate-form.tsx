import { RadioCards } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { FieldSpec } from '#shared/form/fields.ts';
import { isLineTooLong } from '#shared/form/text-limits.ts';
import { ibanProgress, isBic } from './iban.ts';

const methods = ['directdebit', 'creditcard', 'paypal'] as const;
type Method = (typeof methods)[number];

/** What is said of a new payment method; the account only where it is charged by direct debit. */
export interface MandateFormValues {
  method: Method;
  accountHolder: string;
  iban: string;
  bic: string;
}

export const blankMandate: MandateFormValues = {
  method: 'directdebit',
  accountHolder: '',
  iban: '',
  bic: '',
};

/** Checks what is typed for the chosen method. Whether an IBAN is charged, the service decides (D47). */
export function mandateSchema({ method }: MandateFormValues) {
  const isDebit = method === 'directdebit';
  const isThere = (text: string) => !isDebit || text.trim() !== '';
  return v.object({
    method: v.picklist(methods),
    accountHolder: v.pipe(
      v.string(),
      v.check(isThere, 'payments:mandate.mistake.holder'),
      v.check((text) => !isDebit || !isLineTooLong(text), 'objects:form.lineTooLong'),
    ),
    iban: v.pipe(
      v.string(),
      v.check(isThere, 'payments:mandate.mistake.iban'),
      // What no bank has is known before it is sent.
      v.check((text) => !isDebit || isLength(text), 'payments:mandate.mistake.ibanLength'),
      v.check(
        (text) => !isDebit || ibanProgress(text).kind !== 'mistyped',
        'payments:mandate.mistake.ibanMistyped',
      ),
    ),
    bic: v.pipe(
      v.string(),
      v.check((text) => !isDebit || text.trim() === '' || isBic(text), 'payments:mandate.mistake.bic'),
    ),
  });
}

const isLength = (iban: string) => iban.trim() === '' || !['short', 'long'].includes(ibanProgress(iban).kind);

/** The fields of a new payment method: which one, and the account where it is one. */
export function useMandateFields(): (values: MandateFormValues) => readonly FieldSpec<MandateFormValues>[] {
  const { t } = useTranslation(['payments', 'objects']);
  const options = [
    {
      value: 'directdebit',
      title: t('objects:payments.method.directdebit'),
      text: t('mandate.about.directdebit'),
    },
    {
      value: 'creditcard',
      title: t('objects:payments.method.creditcard'),
      text: t('mandate.about.creditcard'),
    },
    { value: 'paypal', title: t('objects:payments.method.paypal'), text: t('mandate.about.paypal') },
  ] as const;
  const choice: FieldSpec<MandateFormValues> = {
    kind: 'custom',
    name: 'method',
    label: t('mandate.method'),
    textOf: (value) => options.find((option) => option.value === value)?.title ?? '',
    control: ({ label, value, whyLocked, onChange }) => (
      <RadioCards
        label={label}
        options={options}
        columns={1}
        value={value as Method}
        {...(whyLocked !== undefined && { disabledReason: whyLocked })}
        onChange={onChange}
      />
    ),
  };
  const account: readonly FieldSpec<MandateFormValues>[] = [
    { kind: 'text', name: 'accountHolder', label: t('mandate.holder'), required: true, isPrivate: true },
    {
      kind: 'text',
      name: 'iban',
      label: t('mandate.iban'),
      hint: ({ iban }) => ibanHint(iban),
      required: true,
      isPrivate: true,
      input: { spellCheck: false },
    },
    {
      kind: 'text',
      name: 'bic',
      label: t('mandate.bic'),
      hint: t('mandate.bicHint'),
      isPrivate: true,
      input: { spellCheck: false },
    },
  ];
  return ({ method }) => (method === 'directdebit' ? [choice, ...account] : [choice]);

  function ibanHint(iban: string): string {
    const progress = ibanProgress(iban);
    if (progress.kind === 'short')
      return t('mandate.ibanShort', { typed: progress.typed, length: progress.length });
    if (progress.kind === 'long') return t('mandate.ibanLong', { length: progress.length });
    const words = {
      unknown: t('mandate.ibanHint'),
      mistyped: t('mandate.ibanMistyped'),
      fits: t('mandate.ibanFits'),
    };
    return words[progress.kind];
  }
}
