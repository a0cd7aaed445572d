import {
  ARCHIVE_ACTIONS,
  type ArchivePolicy,
  SIZE_UNITS,
  type SizeFilter,
  sizeFilterOf,
} from '@archive-console/api-client';
import { isEmptyRange, type SizeBound, type SizeRange } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { FieldSpec } from '#shared/form/fields.ts';
import type { RefusalWords } from '#shared/form/form-errors.ts';
import { linesSchema, requiredText, textsSchema } from '#shared/form/text-rules.ts';

/** What a form says of a policy. One that exists may have an action that this console does not know. */
export interface PolicyFormValues {
  name: string;
  description: string;
  action: string;
  isEnabled: boolean;
  senderPatterns: readonly string[];
  recipientPatterns: readonly string[];
  matchAllRecipients: boolean;
  subjectPatterns: readonly string[];
  subjectPatternCaseSensitive: boolean;
  size: SizeRange;
}

/** What a policy says, apart from its place. */
type Content = Omit<ArchivePolicy, 'id' | 'version'>;

const openBound: SizeBound = { amount: null, unit: 'Mb' };

export const blankPolicy: PolicyFormValues = {
  name: '',
  description: '',
  // Either would be wrong for the half that want the other.
  action: '',
  isEnabled: true,
  senderPatterns: [],
  recipientPatterns: [],
  matchAllRecipients: false,
  subjectPatterns: [],
  subjectPatternCaseSensitive: false,
  size: { moreThan: openBound, lessThan: openBound },
};

const bound = v.object({ amount: v.nullable(v.number()), unit: v.picklist(SIZE_UNITS) });

/** Checks a policy, field by field; see {@link lacksCondition}. */
export const policySchema = v.object({
  name: requiredText('archive-policies:form.mistake.nameMissing'),
  description: linesSchema,
  action: requiredText('archive-policies:form.mistake.actionMissing'),
  isEnabled: v.boolean(),
  senderPatterns: textsSchema,
  recipientPatterns: textsSchema,
  matchAllRecipients: v.boolean(),
  subjectPatterns: textsSchema,
  subjectPatternCaseSensitive: v.boolean(),
  size: v.pipe(
    v.object({ moreThan: bound, lessThan: bound }),
    v.check(
      ({ moreThan, lessThan }) => moreThan.amount !== 0 && lessThan.amount !== 0,
      'archive-policies:form.mistake.sizeZero',
    ),
    v.check((range) => !isEmptyRange(range), 'area:list.spans.nothingBetween'),
  ),
});

const hasCondition = ({ senderPatterns, recipientPatterns, subjectPatterns, size }: PolicyFormValues) =>
  [senderPatterns, recipientPatterns, subjectPatterns].some(({ length }) => length > 0) ||
  [size.moreThan, size.lessThan].some(({ amount }) => amount !== null);

/** Whether a condition is missing. One that is stored without any has one that this form does not know. */
export const lacksCondition = (values: PolicyFormValues, stored?: ArchivePolicy): boolean =>
  !hasCondition(values) && (stored === undefined || hasCondition(valuesOf(stored)));

/** What is stored of a policy, as the form shows it. */
export function valuesOf({
  greaterThanSizeFilter,
  lessThanSizeFilter,
  id: _id,
  version: _version,
  ...policy
}: ArchivePolicy): PolicyFormValues {
  return {
    ...policy,
    size: { moreThan: boundOf(greaterThanSizeFilter), lessThan: boundOf(lessThanSizeFilter) },
  };
}

const knownUnit = (size: SizeFilter) => SIZE_UNITS.find((unit) => unit === size.unitType);

function boundOf(size: SizeFilter | null): SizeBound {
  const unit = size === null ? undefined : knownUnit(size);
  return size === null || unit === undefined ? openBound : { amount: size.unitAmount, unit };
}

/** What is sent of a form. A limit in a unit that the form cannot show stays as it is stored. */
export function contentOf({ size, ...values }: PolicyFormValues, stored?: ArchivePolicy): Content {
  const sizeOf = ({ amount, unit }: SizeBound, before: SizeFilter | null = null) =>
    sizeFilterOf({ unitAmount: amount, unitType: unit }) ??
    (before !== null && knownUnit(before) === undefined ? before : null);
  return {
    ...values,
    name: values.name.trim(),
    description: values.description.trim(),
    senderPatterns: [...values.senderPatterns],
    recipientPatterns: [...values.recipientPatterns],
    subjectPatterns: [...values.subjectPatterns],
    greaterThanSizeFilter: sizeOf(size.moreThan, stored?.greaterThanSizeFilter),
    lessThanSizeFilter: sizeOf(size.lessThan, stored?.lessThanSizeFilter),
  };
}

const conditions = ['senderPatterns', 'recipientPatterns', 'subjectPatterns', 'size'] as const;

/** One that matches nothing in particular is refused because of all its conditions. */
export const policyRefusals = { 'ArchivePolicy.NoRulesDefined': conditions } as const;

/** What is said where a policy has no condition. */
export function useNoRules(): () => RefusalWords {
  const { t } = useTranslation('archive-policies');
  const words = { text: t('form.mistake.noRules'), atField: t('form.mistake.noRulesHere') };
  return () => ({ 'ArchivePolicy.NoRulesDefined': words });
}

const wideSwitch = { kind: 'switch', isWide: true } as const;
const inSmallLetters = (pattern: string) => pattern.toLowerCase();
/** Commas and semicolons are part of a subject. */
const onlyLines: readonly string[] = [];

/** The fields of a policy. */
export function usePolicyFields(): readonly FieldSpec<PolicyFormValues>[] {
  const { t } = useTranslation('archive-policies');
  const actions = {
    Archive: { title: t('action.Archive'), text: t('form.action.Archive') },
    DoNotArchive: { title: t('action.DoNotArchive'), text: t('form.action.DoNotArchive') },
  };
  const ofAddresses = { kind: 'patterns', hint: t('form.hint.patterns'), keyOf: inSmallLetters } as const;
  return [
    { kind: 'text', name: 'name', label: t('field.name'), required: true, isWide: true },
    { kind: 'multiline', name: 'description', label: t('field.description'), rows: 2 },
    {
      kind: 'choice',
      name: 'action',
      label: t('field.action'),
      options: ARCHIVE_ACTIONS.map((value) => ({ value, ...actions[value] })),
      columns: 2,
      required: true,
    },
    {
      ...ofAddresses,
      name: 'senderPatterns',
      label: t('field.senders'),
      empty: t('form.empty.senders'),
      list: (count) => t('form.list.senders', { count }),
    },
    {
      ...ofAddresses,
      name: 'recipientPatterns',
      label: t('field.recipients'),
      hint: t('form.hint.recipients'),
      empty: t('form.empty.recipients'),
      list: (count) => t('form.list.recipients', { count }),
    },
    {
      ...wideSwitch,
      name: 'matchAllRecipients',
      label: t('field.allRecipients'),
      hint: t('form.hint.allRecipients'),
    },
    {
      kind: 'patterns',
      name: 'subjectPatterns',
      label: t('field.subjects'),
      hint: t('form.hint.subjects'),
      empty: t('form.empty.subjects'),
      list: (count) => t('form.list.subjects', { count }),
      separators: onlyLines,
    },
    {
      ...wideSwitch,
      name: 'subjectPatternCaseSensitive',
      label: t('field.exactCase'),
      hint: t('form.hint.exactCase'),
    },
    { kind: 'size', name: 'size', label: t('field.size'), hint: t('form.hint.size') },
    { ...wideSwitch, name: 'isEnabled', label: t('field.enabled'), hint: t('form.hint.enabled') },
  ];
}
