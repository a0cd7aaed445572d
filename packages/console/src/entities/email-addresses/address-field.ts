import { useTranslation } from 'react-i18next';
import type { FieldSpec } from '#shared/form/fields.ts';

/** The field for a new address; it is checked by `emailSchema`. */
export function useAddressField(): FieldSpec<{ address: string }> {
  const { t } = useTranslation('objects');
  return {
    kind: 'email',
    name: 'address',
    label: t('createAddress.address'),
    hint: t('createAddress.hint'),
    required: true,
    input: { autoCapitalize: 'none', spellCheck: false },
  };
}

/** What the service refuses of it. */
export const addressRefusals = {
  'EmailAddress.AlreadyExists': ['address'],
  'EmailAddress.Orphaned': ['address'],
  'Default.ValidationError': ['address'],
} as const;
