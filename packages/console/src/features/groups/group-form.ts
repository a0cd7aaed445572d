import { type createGroup, type Group, GROUP_TYPES, type InputOf } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useGroupType } from '#entities/groups/use-group-type.ts';
import type { FieldSpec } from '#shared/form/fields.ts';
import { requiredText } from '#shared/form/text-rules.ts';
import { useTypeField } from '#shared/form/use-type-field.ts';
import { useKnownWords } from '#shared/i18n/use-known-words.ts';

/** What a form says of a group. A group that exists may be of a kind that this console does not know. */
export interface GroupFormValues {
  name: string;
  groupType: string;
}

/** Checks a group. */
export const groupSchema = v.object({
  name: requiredText('groups:form.mistake.nameMissing'),
  groupType: v.string(),
});

export const blankGroup: GroupFormValues = { name: '', groupType: 'Default' };

/** Values → wire. */
export const newGroupOf = ({ name, groupType }: GroupFormValues): InputOf<typeof createGroup> => ({
  name: name.trim(),
  groupType: GROUP_TYPES.find((known) => known === groupType) ?? 'Default',
});

/** What is stored of a group, as the form shows it. */
export function valuesOf({ name, groupType }: Group): GroupFormValues {
  return { name, groupType };
}

const purposes = {
  Default: 'groups:purpose.Default',
  DistributionGroup: 'groups:purpose.DistributionGroup',
  SecurityGroup: 'groups:purpose.SecurityGroup',
} as const;

/** What a kind of group is for, in a sentence; nothing for one that the console does not know. */
export const useGroupPurpose = () => useKnownWords(purposes);

/**
 * The fields of a group.
 *
 * @param isKnown whether the group exists
 */
export function useGroupFields(isKnown: boolean): readonly FieldSpec<GroupFormValues>[] {
  const { t } = useTranslation('groups');
  const type = useTypeField({
    name: 'groupType',
    label: t('field.type'),
    types: GROUP_TYPES,
    nameOf: useGroupType(),
    purposeOf: useGroupPurpose(),
    isKnown,
  });
  return [{ kind: 'text', name: 'name', label: t('field.name'), required: true, isWide: !isKnown }, type];
}

/** The one field that the service checks is the name. */
export const groupRefusals = { 'Default.ValidationError': ['name'] } as const;
