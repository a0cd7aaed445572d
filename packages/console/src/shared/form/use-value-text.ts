import { formatList, type SizeBound, type SizeRange } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { unitWords } from '#shared/i18n/unit-words.ts';
import type { FieldSpec } from './fields.ts';

/** A field's value as a text, where it stands in a sentence; empty for none. */
export function useValueText(): (field: FieldSpec<never>, value: unknown) => string {
  const { t, i18n } = useTranslation('objects');
  const formats = useFormats();
  const sizeOf = ({ amount, unit }: SizeBound) =>
    amount === null ? '' : `${formats.number(amount)} ${unitWords[unit]}`;
  return (field, value) => {
    if (value === null || value === undefined) return '';
    const text = typeof value === 'string' ? value.trim() : '';
    switch (field.kind) {
      case 'select':
        return field.options.find((option) => option.value === value)?.label ?? text;
      case 'choice':
        return field.options.find((option) => option.value === value)?.title ?? text;
      case 'switch':
        return value === true ? t('form.on') : t('form.off');
      case 'date':
        return text === '' ? '' : formats.date(new Date(`${text}T00:00`));
      case 'patterns':
        return formatList(value as readonly string[], i18n.language, 'unit');
      case 'size': {
        const { moreThan, lessThan } = value as SizeRange;
        return [sizeOf(moreThan), sizeOf(lessThan)].filter(Boolean).join(' – ');
      }
      case 'number':
        return `${formats.number(Number(value))} ${field.unit ?? ''}`.trim();
      case 'custom':
        return field.textOf(value);
      case 'text':
      case 'email':
      case 'multiline':
        break;
    }
    return text;
  };
}
