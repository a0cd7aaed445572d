import { type createGroup, type Group, GROUP_TYPES, type InputOf } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useGroupType } from '#entities/groups/use-group-type.ts';
import type { FieldSpec } from '#shared/form/fields.ts';
import { requiredText } from '#shared/form/text-rules.ts';

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

/** What a kind of group is for, in a sentence; nothing for one that the console does not know. */
export function useGroupPurpose(): (groupType: string) => string | undefined {
  const { t } = useTranslation('groups');
  const purposes: Readonly<Record<string, string>> = {
    Default: t('purpose.Default'),
    DistributionGroup: t('purpose.DistributionGroup'),
    SecurityGroup: t('purpose.SecurityGroup'),
  };
  return (groupType) => purposes[groupType];
}

/**
 * The fields of a group.
 *
 * @param isKnown whether the group exists: the service has no call that changes its type
 */
export function useGroupFields(isKnown: boolean): readonly FieldSpec<GroupFormValues>[] {
  const { t } = useTranslation('groups');
  const typeOf = useGroupType();
  const purposeOf = useGroupPurpose();
  const types = GROUP_TYPES.map((value) => ({ value, title: typeOf(value), text: purposeOf(value) ?? '' }));
  return [
    { kind: 'text', name: 'name', label: t('field.name'), required: true, isWide: !isKnown },
    isKnown
      ? {
          kind: 'choice',
          name: 'groupType',
          label: t('field.type'),
          options: types,
          isFixed: true,
          hint: t('form.type.fixed'),
        }
      : { kind: 'choice', name: 'groupType', label: t('field.type'), options: types, required: true },
  ];
}

/** The one field that the service checks is the name. */
export const groupRefusals = { 'Default.ValidationError': ['name'] } as const;
