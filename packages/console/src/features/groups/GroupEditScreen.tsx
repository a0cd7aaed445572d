import type { Group } from '@archive-console/api-client';
import { Text } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { groupsMutations } from '#queries/groups.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { EditForm } from '#shared/form/EditForm.tsx';
import { type EditedObject, EditScreen } from '#shared/form/EditScreen.tsx';
import { useObjectForm } from '#shared/form/use-object-form.ts';
import { groupDetails } from './group-details.ts';
import { groupRefusals, groupSchema, useGroupFields, valuesOf } from './group-form.ts';

export const loader = detailsLoader(groupDetails);

/** Changes what a group is called. */
export function GroupEditScreen() {
  const { t } = useTranslation('groups');
  const fields = useGroupFields(true);
  return (
    <EditScreen
      spec={groupDetails}
      title={t('edit.title')}
      renderSentence={() => t('edit.sentence')}
      managed={{ fields, valuesOf }}
    >
      {(props) => <GroupForm {...props} />}
    </EditScreen>
  );
}

function GroupForm({ object: group, isDeleted, onDone, backToList }: EditedObject<Group>) {
  const { t } = useTranslation('groups');
  const { mutateAsync: saveName } = useMutation(groupsMutations.updateName());
  const form = useObjectForm({
    schema: groupSchema,
    fields: useGroupFields(true),
    stored: valuesOf(group),
    notFound: 'Group.NotFound',
    send: ({ name }) => saveName({ groupId: group.id, name: name.trim() }),
    done: ({ name }) => t('edit.saved', { name: name.trim() }),
    failed: () => t('edit.failed', { name: group.name }),
    onDone,
    refusals: { ...groupRefusals, 'Group.ManagedReadonly': ['name'] },
    ownWords: () => ({ 'Default.ValidationError': t('form.mistake.nameRefused') }),
    isDeleted,
  });
  return (
    <EditForm form={form} submit={t('edit.submit')} backToList={backToList}>
      {form.changed.length > 0 && form.isValid('name') && <Text tone="muted">{t('edit.stays')}</Text>}
    </EditForm>
  );
}
