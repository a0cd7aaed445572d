import { formatList } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { sortOf } from './option-sort.ts';
import { timeZoneText } from './time-zones.ts';

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
export function languageText(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  } catch {
    // The service may hold what is no code of a language.
    return code;
  }
}
