import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { FieldSpec } from '#shared/form/fields.ts';
import { textSchema } from '#shared/form/text-rules.ts';
import type { WordKey } from '#shared/i18n/use-words.ts';
import { sortOf } from './option-sort.ts';
import { timeZoneChoices } from './time-zones.ts';

export type OptionValues = Record<string, unknown>;

const numberMissing: WordKey = 'configuration:edit.numberMissing';
const schemas = {
  switch: v.boolean(),
  number: v.pipe(
    v.nullable(v.number()),
    v.check((value) => value !== null, numberMissing),
  ),
  text: textSchema,
  list: v.array(v.string()),
};

/** The options that can be edited, their check and their fields by the kind of their values (D8). */
export function useOptionFields(options: OptionValues) {
  const { t, i18n } = useTranslation('configuration');
  const known: Readonly<Record<string, string>> = {
    timezoneIdentifier: t('option.timezoneIdentifier'),
    defaultLocale: t('option.defaultLocale'),
    retentionYears: t('option.retentionYears'),
    usersMayExport: t('option.usersMayExport'),
    sendWeeklyReport: t('option.sendWeeklyReport'),
    reportRecipients: t('option.reportRecipients'),
    exchangeImpersonationUpn: t('option.exchangeImpersonationUpn'),
  };
  const labelOf = (name: string) => known[name] ?? name;
  const { timezoneIdentifier } = options;
  const zone = typeof timezoneIdentifier === 'string' ? timezoneIdentifier : '';
  const zones = useMemo(() => timeZoneChoices(zone, i18n.language), [zone, i18n.language]);
  const editable = Object.entries(options).flatMap(([name, value]) => {
    const sort = sortOf(name, value);
    return sort === undefined ? [] : [{ name, value, sort }];
  });
  const fields = editable.map(({ name, sort }): FieldSpec<OptionValues> => {
    const base = { name, label: labelOf(name), hint: name in known ? undefined : t('edit.unknown') };
    if (name === 'timezoneIdentifier' && sort === 'text') return { ...base, kind: 'select', options: zones };
    if (sort === 'list')
      return {
        ...base,
        kind: 'patterns',
        empty: t('edit.emptyList'),
        list: (count) => t('edit.list', { count }),
      };
    if (sort === 'number' && name === 'retentionYears')
      return { ...base, kind: 'number', unit: t('edit.years') };
    return { ...base, kind: sort };
  });
  return {
    labelOf,
    fields,
    schema: v.object(Object.fromEntries(editable.map(({ name, sort }) => [name, schemas[sort]]))),
    stored: Object.fromEntries(editable.map(({ name, value }) => [name, value])),
  };
}
