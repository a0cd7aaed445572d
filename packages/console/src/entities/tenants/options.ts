import { formatList } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { IMPERSONATION } from '#queries/tenants-impersonation.ts';
import type { FieldSpec } from '#shared/form/fields.ts';
import { textSchema, textsSchema } from '#shared/form/text-rules.ts';
import { displayName } from '#shared/i18n/display-name.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { languages } from '#shared/i18n/languages.ts';
import type { WordKey } from '#shared/i18n/use-words.ts';

/** What kind of control an option takes, by its value: which options there are, only the service knows (D8). */
type OptionSort = 'switch' | 'number' | 'text' | 'list';

const sorts: Readonly<Partial<Record<string, OptionSort>>> = {
  boolean: 'switch',
  number: 'number',
  string: 'text',
};

/** Names that a form can hold as one of its own; an option of another name is shown and kept as it is. */
const PLAIN_NAME = /^[\w-]+$/;

/** How an option is edited; undefined for one that is shown and kept as it is. */
function sortOf(name: string, value: unknown): OptionSort | undefined {
  if (!PLAIN_NAME.test(name)) return undefined;
  if (Array.isArray(value)) return value.every((entry) => typeof entry === 'string') ? 'list' : undefined;
  return sorts[typeof value];
}

export type OptionValues = Record<string, unknown>;

/** Whether an option is changed where the connection to Microsoft is, by an operation of its own. */
export const isSetWithConnection = (name: string, tenantType: string | undefined): boolean =>
  name === IMPERSONATION && tenantType === 'Microsoft365';

const numberMissing: WordKey = 'configuration:edit.numberMissing';
const noWholeYears: WordKey = 'configuration:edit.noWholeYears';
const numberSchema = v.pipe(
  v.nullable(v.number()),
  v.check((value) => value !== null, numberMissing),
);
const schemas = { switch: v.boolean(), number: numberSchema, text: textSchema, list: textsSchema };

/** Whole years from 1 on; what is stored may be anything that the service has a meaning for. */
const yearsSchema = (stored: unknown) =>
  v.pipe(
    numberSchema,
    v.check((value) => value === stored || (Number.isInteger(value) && Number(value) >= 1), noWholeYears),
  );

/** The languages of the console, and the one that is stored. */
function languageChoices(stored: string, language: string, none: string) {
  const known = new Set<string>([...languages, stored]);
  return [...known].map((value) => ({
    value,
    label: value === '' ? none : languageText(value, language),
  }));
}

/** The options that can be edited, their check and their fields by the kind of their values (D8). */
export function useOptionFields(options: OptionValues, tenantType?: string) {
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
    return sort === undefined || isSetWithConnection(name, tenantType) ? [] : [{ name, value, sort }];
  });
  const fields = editable.map(({ name, value, sort }): FieldSpec<OptionValues> => {
    const base = { name, label: labelOf(name), hint: name in known ? undefined : t('edit.unknown') };
    if (name === 'timezoneIdentifier' && sort === 'text') return { ...base, kind: 'select', options: zones };
    if (name === 'defaultLocale' && sort === 'text')
      return {
        ...base,
        kind: 'select',
        options: languageChoices(String(value), i18n.language, t('options.none')),
      };
    if (sort === 'list')
      return {
        ...base,
        kind: 'patterns',
        empty: t('edit.emptyList'),
        list: (count) => t('edit.list', { count }),
      };
    if (sort === 'number' && name === 'retentionYears')
      return { ...base, kind: 'number', unit: t('edit.years'), hint: t('edit.wholeYears') };
    return { ...base, kind: sort };
  });
  return {
    labelOf,
    fields,
    schema: v.object(
      Object.fromEntries(
        editable.map(({ name, value, sort }) => [
          name,
          sort === 'number' && name === 'retentionYears' ? yearsSchema(value) : schemas[sort],
        ]),
      ),
    ),
    stored: Object.fromEntries(editable.map(({ name, value }) => [name, value])),
  };
}

/** The value of an option as a text; one that has no form here, as it is on the wire. */
export function useOptionText(): (name: string, value: unknown) => string {
  const { t, i18n } = useTranslation('configuration');
  const formats = useFormats();
  return (name, value) => {
    switch (sortOf(name, value)) {
      case 'switch':
        return value === true ? t('options.on') : t('options.off');
      case 'number':
        return name === 'retentionYears'
          ? t('options.years', { count: Number(value) })
          : formats.number(Number(value));
      case 'list':
        return formatList(value as string[], i18n.language, 'unit') || t('options.none');
      case 'text':
        if (value === '') return t('options.none');
        if (name === 'timezoneIdentifier') return timeZoneText(String(value), i18n.language);
        return name === 'defaultLocale' ? languageText(String(value), i18n.language) : String(value);
      case undefined:
        break;
    }
    return JSON.stringify(value);
  };
}

/** A language in the words of another: `de` is _German_ in English. One that has no name there stays its code. */
export const languageText = (code: string, language: string): string =>
  displayName('language', code, language);

/** A time zone in words beside its identifier: `Europe/Berlin · Central European Time`. */
export function timeZoneText(identifier: string, language: string): string {
  const parts = (() => {
    try {
      const format = new Intl.DateTimeFormat(language, { timeZone: identifier, timeZoneName: 'longGeneric' });
      return format.formatToParts();
    } catch {
      // The service knows a zone that this browser does not.
      return [];
    }
  })();
  const words = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return words === undefined ? identifier : `${identifier} · ${words}`;
}

/** All time zones of the browser, and the one that is stored (D9). */
export function timeZoneChoices(stored: string, language: string): { value: string; label: string }[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), stored]);
  return [...known].toSorted().map((value) => ({ value, label: timeZoneText(value, language) }));
}
