import { useTranslation } from 'react-i18next';
import type { FieldSpec } from './fields.ts';

interface TypeFieldOptions<TName extends string> {
  name: TName;
  label: string;
  types: readonly string[];
  nameOf: (type: string) => string;
  /** What a type is for, in a sentence. */
  purposeOf: (type: string) => string | undefined;
  /** Whether the object exists: the service has no call that changes its type. */
  isKnown: boolean;
}

/** The field for the kind of an object: chosen once, and only to be read from then on. */
export function useTypeField<TName extends string>({
  types,
  nameOf,
  purposeOf,
  isKnown,
  ...field
}: TypeFieldOptions<TName>): FieldSpec<Record<TName, string>> {
  const { t } = useTranslation('objects');
  return {
    ...field,
    kind: 'choice',
    options: types.map((value) => ({ value, title: nameOf(value), text: purposeOf(value) ?? '' })),
    ...(isKnown ? { isFixed: true, hint: t('form.typeFixed') } : { required: true }),
  };
}
